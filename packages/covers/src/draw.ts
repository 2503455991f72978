import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from './cover.ts'
import { gallery } from './gallery.ts'
import { packageFiles } from './packages/gallery.ts'

/** Writes every cover and every picture of a package into a folder and removes those that are gone. The same gallery gives the same bytes. */
export const draw = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  const files = new Map([...gallery.map((cover) => [`${cover.gameId}.svg`, render(cover)] as const), ...packageFiles])
  for (const name of readdirSync(folder)) if (name.endsWith('.svg') && !files.has(name)) rmSync(join(folder, name))
  for (const [name, svg] of files) writeFileSync(join(folder, name), svg)
}
