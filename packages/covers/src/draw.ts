import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from './cover.ts'
import { gallery } from './gallery.ts'

/** Writes every cover into a folder and removes the pictures of games that are gone. The same gallery gives the same bytes. */
export const draw = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  const names = new Set(gallery.map(({ gameId }) => `${gameId}.svg`))
  for (const name of readdirSync(folder)) if (name.endsWith('.svg') && !names.has(name)) rmSync(join(folder, name))
  for (const cover of gallery) writeFileSync(join(folder, `${cover.gameId}.svg`), render(cover))
}
