import { readFileSync } from 'node:fs'
import { operationPaths } from '@lagoon/contract/paths'
import { describe, expect, test } from 'vitest'
import { scenes } from './scenes.ts'

const specification = readFileSync(new URL('../../../../../docs/spec/product.md', import.meta.url), 'utf8')

/** The bullets of a section, as clauses: `§4.1` and on. Those that only say that nothing is shown have no state to see. */
const clausesOf = (section: number, text: string): string[] => {
  const part = text.split(/^## /m).find((candidate) => candidate.startsWith(`${section}. `)) ?? ''
  const bullets = part.split('\n').filter((line) => line.startsWith('- '))
  return bullets.flatMap((bullet, index) => (/: not shown\.$/.test(bullet) ? [] : [`§${section}.${index + 1}`]))
}
const missing = (text: string): string[] => {
  const shown = new Set<string>(scenes.map(({ clause }) => clause))
  return [...clausesOf(4, text), ...clausesOf(8, text)].filter((clause) => !shown.has(clause))
}

describe('the scenes', () => {
  test('show every transition of §4 and every line of §8', () => {
    expect(clausesOf(4, specification).length).toBeGreaterThan(8)
    expect(clausesOf(8, specification).length).toBeGreaterThan(8)
    expect(missing(specification)).toEqual([])
  })

  test('would be missed when the specification grew a line', () => {
    expect(missing(specification.replace(/(## 8\. [^#]*)\n## 9/, '$1\n- A line that nobody can be shown.\n\n## 9'))).toEqual(['§8.12'])
  })

  test('have a key of their own, a place to begin, and something to do', () => {
    expect(new Set(scenes.map(({ key }) => key)).size).toBe(scenes.length)
    for (const { open, title, then } of scenes) {
      expect(open).toMatch(/^\//)
      expect(title).not.toBe('')
      expect(then).toMatch(/[.:?]$/)
    }
  })

  test('disturb only paths that there are, and answer JSON that can be read where they say JSON', () => {
    const paths: readonly string[] = ['*', ...Object.values(operationPaths)]
    const disturbances = scenes.flatMap(({ set }) => set.flatMap((step) => (step.do === 'disturb' ? [step.disturbance] : [])))
    const bodies = disturbances.flatMap(({ effect }) => (effect.kind === 'answer' && effect.type === 'json' ? [effect.body] : []))
    expect(bodies.length).toBeGreaterThan(10)
    for (const { path } of disturbances) expect(paths).toContain(path)
    for (const body of bodies) expect(() => JSON.parse(body)).not.toThrow()
  })
})
