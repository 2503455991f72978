import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const parts = globSync('*/*.tsx', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.stories.tsx'))

/** The docs of a part are read from its source: of the members of a list they would show `unknown[number]`. */
const hidden = (source: string): readonly string[] => source.match(/\(typeof [\w.]+\)\[number\]/g) ?? []

it('reads the parts of the kit', () => expect(parts.length).toBeGreaterThan(30))

it.each(parts)('the props of %s name what they take', (part) => {
  expect(hidden(readFileSync(join(import.meta.dirname, part), 'utf8'))).toEqual([])
})

it('canary: members of a list are seen', () => expect(hidden('size?: (typeof styles.sizes)[number]')).toHaveLength(1))
