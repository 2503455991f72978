import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../apps/api/src/seed/catalogue.ts'
import { render } from './cover.ts'
import { gallery } from './gallery.ts'

const folder = join(import.meta.dirname, '../../packages/ui/src/covers')
const MAX_BYTES = 8_000
const read = (slug: string) => readFileSync(join(folder, `${slug}.svg`), 'utf8')

/** Every tag closed in the order it was opened, every attribute quoted: enough of XML for what we draw. */
const unbalanced = (svg: string) => {
  const open: string[] = []
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w-]*="[^"<&]*")*)\s*(\/?)>/g,
    (_tag, end: string, name: string, _attributes, self: string) => {
      if (end === '/') return open.pop() === name ? '' : '<'
      if (self !== '/') open.push(name)
      return ''
    },
  )
  return rest.trim() !== '' || open.length > 0
}

describe('covers', () => {
  it('has one for every game of the catalogue, and none for a game that is not there', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
    expect(files.toSorted()).toEqual(catalogue.map((game) => `${game.id}.svg`).toSorted())
    for (const game of catalogue) expect(gallery.find((cover) => cover.slug === game.id)?.providerId).toBe(game.providerId)
  })

  it('are all different pictures', () => {
    const files = gallery.map((cover) => read(cover.slug))
    expect(new Set(files).size).toBe(files.length)
  })

  it.each(gallery)('$slug is a small, self-contained vector picture, as the build draws it', (cover) => {
    expect(existsSync(join(folder, `${cover.slug}.svg`))).toBe(true)
    const svg = read(cover.slug)
    expect(svg).toBe(render(cover))
    expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES)
    expect(unbalanced(svg)).toBe(false)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 300 400">/)
    expect(svg).not.toMatch(/<(text|script|style|image|foreignObject)\b/)
    expect(svg).not.toMatch(/\son\w+=|href="(?!#)|url\((?!#)/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map((match) => match[1])
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
  })
})
