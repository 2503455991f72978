import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { render } from './cover.ts'
import { draw } from './draw.ts'
import { gallery } from './gallery.ts'

const MAX_BYTES = 8_000

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
  it('are all different pictures', () => {
    expect(new Set(gallery.map(render)).size).toBe(gallery.length)
    expect(new Set(gallery.map(({ gameId }) => gameId)).size).toBe(gallery.length)
  })

  it.each(gallery)('$gameId is a small, self-contained vector picture', (cover) => {
    const svg = render(cover)
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

  it('are laid into a folder, which keeps no picture of a game that is gone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'covers-'))
    try {
      writeFileSync(join(folder, 'gone.svg'), '<svg/>')
      draw(folder)
      expect(readdirSync(folder).toSorted()).toEqual(gallery.map(({ gameId }) => `${gameId}.svg`).toSorted())
      for (const cover of gallery) expect(readFileSync(join(folder, `${cover.gameId}.svg`), 'utf8')).toBe(render(cover))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
