import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { render } from './cover.ts'
import { draw } from './draw.ts'
import { gallery } from './gallery.ts'
import { packageFiles } from './packages/gallery.ts'

const MAX_BYTES = 8_000
/** A heap of tokens is many shapes, and few of these pictures stand on one page. */
const MAX_PACKAGE_BYTES = 20_000

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

/** What keeps a picture from standing alone in a file, small and without a program in it. */
const faultsOf = (svg: string, box: string, maxBytes: number): readonly string[] => {
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
  const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map((match) => match[1])
  const checks = {
    'too large': Buffer.byteLength(svg) >= maxBytes,
    unbalanced: unbalanced(svg),
    'another sheet': !svg.includes(`viewBox="${box}">`),
    'a foreign element': /<(text|script|style|image|foreignObject)\b/.test(svg),
    'a way out': /\son\w+=|href="(?!#)|url\((?!#)/.test(svg),
    'no number': /NaN|undefined|Infinity/.test(svg),
    'an id twice': new Set(ids).size !== ids.length,
    'an unknown id': used.some((id) => !ids.includes(id)),
  }
  return Object.entries(checks).flatMap(([fault, isSo]) => (isSo ? [fault] : []))
}

describe('covers', () => {
  it('are all different pictures', () => {
    expect(new Set(gallery.map(render)).size).toBe(gallery.length)
    expect(new Set(gallery.map(({ gameId }) => gameId)).size).toBe(gallery.length)
  })

  it.each(gallery)('$gameId is a small, self-contained vector picture', (cover) => {
    expect(render(cover)).toBe(render(cover))
    expect(faultsOf(render(cover), '0 0 300 400', MAX_BYTES)).toEqual([])
  })

  it('are joined by the pictures of packages, all different', () => {
    expect(packageFiles.size).toBe(7)
    expect(new Set(packageFiles.values()).size).toBe(7)
  })
  it.each([...packageFiles])('%s is a self-contained vector picture', (_, svg) => {
    expect(faultsOf(svg, '0 0 400 240', MAX_PACKAGE_BYTES)).toEqual([])
  })

  it('canary: a picture with a fault is told by it', () => {
    const bad = '<svg viewBox="0 0 400 240"><script>1</script><g id="a"/><g id="a"/><use href="#b"/><path d="NaN"></svg>'
    expect(faultsOf(bad, '0 0 300 400', 10)).toEqual([
      'too large',
      'unbalanced',
      'another sheet',
      'a foreign element',
      'no number',
      'an id twice',
      'an unknown id',
    ])
  })

  it('are laid into a folder, which keeps no picture of a game that is gone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'covers-'))
    try {
      writeFileSync(join(folder, 'gone.svg'), '<svg/>')
      draw(folder)
      const names = [...gallery.map(({ gameId }) => `${gameId}.svg`), ...packageFiles.keys()]
      expect(readdirSync(folder).toSorted()).toEqual(names.toSorted())
      for (const cover of gallery) expect(readFileSync(join(folder, `${cover.gameId}.svg`), 'utf8')).toBe(render(cover))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
