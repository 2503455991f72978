import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
/** Not there before Chrome 120 and 126, Firefox 115 and 126, Safari 17 and 18. */
const youngerIn = (source: string): string[] => withoutComments(source).match(/\bURL\s*\??\.\s*(?:canParse|parse)\b/g) ?? []

/** Read when a server starts. */
const ofServers = ['packages/contract/src/parties/parties.ts']
const files = globSync('{apps/web,packages/{contract,domain,games,ui}}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx?$/.test(file) && !ofServers.includes(file),
)

describe('what runs in a browser', () => {
  it('is known', () => expect(files.length).toBeGreaterThan(700))

  it('reads addresses by parseUrl, as our oldest browsers know neither URL.canParse nor URL.parse', () => {
    const found = files.flatMap((file) => youngerIn(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`))
    expect(found, 'Take parseUrl from packages/contract/src/text/parseUrl.ts.').toEqual([])
  })

  it.each(['if (URL.canParse(text)) return', 'const url = URL.parse(text, base)', 'window.URL.canParse?.(text)'])(
    'and %s would be seen',
    (source) => expect(youngerIn(source)).toHaveLength(1),
  )

  it.each(['// without URL.parse', '/** `URL.canParse` */', 'parseUrl(text)', 'new URL(text)', 'isURL.parse(text)'])(
    'and %s is none',
    (source) => expect(youngerIn(source)).toEqual([]),
  )
})
