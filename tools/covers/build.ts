import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from './cover.ts'
import { gallery } from './gallery.ts'

/** Writes every cover to packages/ui/src/covers and removes pictures of games that are gone. The same input gives the same bytes. */
const folder = join(import.meta.dirname, '../../packages/ui/src/covers')
mkdirSync(folder, { recursive: true })
const names = new Set(gallery.map((cover) => `${cover.slug}.svg`))
for (const name of readdirSync(folder)) if (name.endsWith('.svg') && !names.has(name)) rmSync(join(folder, name))
for (const cover of gallery) writeFileSync(join(folder, `${cover.slug}.svg`), render(cover))
console.log(`${gallery.length} covers in ${folder}`)
