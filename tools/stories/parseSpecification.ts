/** One state of docs/spec/states.md, which one story shows. */
export interface ScreenState {
  readonly capability: string
  readonly screen: string
  /** The screen in words. */
  readonly screenName: string
  readonly state: string
  /** The state in words, as the specification puts it. */
  readonly words: string
  /** True for a state that goes beyond the specification, so that no clause speaks of it. */
  readonly isBeyond: boolean
  /** Id of the story that shows it. */
  readonly storyId: string
}

/** Every state: `## capability`, under it `### \`screen\` words`, under it `- \`state\` words`. */
export const parseStates = (text: string): readonly ScreenState[] => {
  let capability = ''
  let screen = ''
  let screenName = ''
  return text.split('\n').flatMap((line): ScreenState[] => {
    capability = /^## (\S+)$/.exec(line)?.[1] ?? capability
    const heading = /^### `([^`]+)`(.*)/.exec(line)
    screen = heading?.[1] ?? screen
    screenName = heading?.[2]?.trim() ?? screenName
    const [, state, words = ''] = /^- `([^`]+)`(.*)/.exec(line) ?? []
    if (!state) return []
    const isBeyond = words.trimEnd().endsWith('+')
    const storyId = `screens-${capability}-${screen}--${state}`
    return [{ capability, screen, screenName, state, words: words.replace(/\+\s*$/, '').trim(), isBeyond, storyId }]
  })
}

/** Every clause as `§<section>.<n>`: the n-th bullet, numbered line or table row of a section. */
export const parseClauses = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  let section = ''
  let n = 0
  let isHead = true
  for (const line of text.split('\n')) {
    const heading = /^## (\d+)\./.exec(line)
    if (heading?.[1]) {
      section = heading[1]
      n = 0
    }
    if (!line.startsWith('|')) isHead = true
    const isRow = line.startsWith('|') && !isHead
    if (line.startsWith('|---')) isHead = false
    if (section && (isRow || /^(- |\d+\. )/.test(line))) found.set(`§${section}.${++n}`, line)
  }
  return found
}

/** Title of each section by its number. */
export const parseSections = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^## (\d+)\. (.+)$/gm)].map(([, number = '', title = '']) => [number, title]))
