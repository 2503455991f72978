import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtinResolvers, parse } from 'react-docgen'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const files = globSync('{kit,patterns}/*/*.tsx', { cwd: folder }).filter((file) => !file.endsWith('.stories.tsx'))

/** What a prop says of itself besides its default: empty for nothing. */
const sentenceOf = (description = ''): string => description.replace(/@\w+.*/s, '').trim()

/** The props of the exported components of a source, read as Storybook reads them for its docs: `Part.prop` with its sentence. */
const propsIn = (source: string, filename: string): readonly (readonly [name: string, sentence: string])[] => {
  try {
    return parse(source, {
      filename,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    }).flatMap(({ displayName, props = {} }) =>
      Object.entries(props).map(([prop, { description }]) => [`${displayName}.${prop}`, sentenceOf(description)] as const),
    )
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return []
    throw error
  }
}
const silentIn = (source: string, filename: string): readonly string[] =>
  propsIn(source, filename).flatMap(([name, sentence]) => (sentence === '' ? [name] : []))
const read = (file: string): readonly [source: string, filename: string] => {
  const filename = join(folder, file)
  return [readFileSync(filename, 'utf8'), filename]
}

it('reads the props of the kit and of the patterns', () => {
  expect(files.flatMap((file) => propsIn(...read(file))).length).toBeGreaterThan(500)
})

it.each(files)('each prop of %s has a sentence in the docs', (file) => {
  expect(silentIn(...read(file))).toEqual([])
})

it('canary: a prop without a word, and one that says its default only, are named', () => {
  const props = `interface Props { /** Says. */ a: string; b: string; /** @default 1 */ c?: number }`
  expect(silentIn(`${props}\nexport const Part = ({ a, b, c }: Props) => <p>{a}{b}{c}</p>`, join(folder, 'kit/Part.tsx'))).toEqual([
    'Part.b',
    'Part.c',
  ])
})
