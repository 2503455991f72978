import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtinResolvers, parse, type Documentation } from 'react-docgen'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const files = globSync('{kit,patterns}/*/*.tsx', { cwd: folder }).filter((file) => !file.endsWith('.stories.tsx'))
const filesWithPage = files.filter((file) => existsSync(join(folder, file.replace('.tsx', '.stories.tsx'))))

/** What a prop says of itself besides its default: empty for nothing. */
const sentenceOf = (description = ''): string => description.replace(/@\w+.*/s, '').trim()

/** The exported components of a source, read as Storybook reads them for its docs. */
const partsIn = (source: string, filename: string): readonly Documentation[] => {
  try {
    return parse(source, {
      filename,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return []
    throw error
  }
}
/** Their props: `Part.prop` with its sentence. */
const propsIn = (source: string, filename: string): readonly (readonly [name: string, sentence: string])[] =>
  partsIn(source, filename).flatMap(({ displayName, props = {} }) =>
    Object.entries(props).map(([prop, { description }]) => [`${displayName}.${prop}`, sentenceOf(description)] as const),
  )
/** Types whose props the docs of a part leave out. What React Aria does stands in the docs of React Aria. */
const unreadIn = (source: string, filename: string): readonly string[] =>
  partsIn(source, filename).flatMap(({ displayName, composes = [] }) =>
    composes.filter((type) => type !== 'Behavior').map((type) => `${displayName}: ${type}`),
  )
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

it('reads the parts that have a page of their own', () => expect(filesWithPage.length).toBeGreaterThan(60))

it.each(filesWithPage)('the docs of %s leave out no prop', (file) => {
  expect(unreadIn(...read(file))).toEqual([])
})

it('canary: props that are picked from another type are seen to be left out', () => {
  const source = `interface Props extends Pick<Variants, 'a'> { /** Says. */ b: string }\nexport const Part = (props: Props) => <p>{props.b}</p>`
  expect(unreadIn(source, join(folder, 'kit/Part.tsx'))).toEqual(['Part: Pick'])
})

it('canary: a prop without a word, and one that says its default only, are named', () => {
  const props = `interface Props { /** Says. */ a: string; b: string; /** @default 1 */ c?: number }`
  expect(silentIn(`${props}\nexport const Part = ({ a, b, c }: Props) => <p>{a}{b}{c}</p>`, join(folder, 'kit/Part.tsx'))).toEqual([
    'Part.b',
    'Part.c',
  ])
})
