import type { ScreenState } from '../stories/parseSpecification.ts'

export const pascal = (key: string): string => key.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
export const words = (key: string): string =>
  key.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())
export const camel = (key: string): string => pascal(key).replace(/^\w/, (letter) => letter.toLowerCase())

/** A state of the specification, and the member of the view that it is. */
interface State {
  readonly state: string
  readonly member: string
  /** True where the player can ask again. */
  readonly triesAgain: boolean
}

/** What the templates of a screen are filled with. */
export interface ScreenData {
  readonly capability: string
  readonly screen: string
  readonly states: readonly State[]
  /** Loading and failing come from the kernel: true where the specification has both. */
  readonly loads: boolean
  /** The states that are the screen's own. */
  readonly shown: readonly State[]
  /** The member that the screen's first story shows. */
  readonly first: string
}

const failed: readonly string[] = ['failed', 'failed-load']

export const screenData = (which: string, all: readonly ScreenState[]): ScreenData => {
  const [capability = '', screen = ''] = which.split('/')
  const keys = all.filter((one) => one.capability === capability && one.screen === screen).map(({ state }) => state)
  if (keys.length === 0) throw new RangeError(`docs/spec/states.md has no screen ${which}`)
  const loads = keys.includes('loading') && keys.some((key) => failed.includes(key))
  const states = keys.map((state) => {
    const triesAgain = loads && failed.includes(state)
    return { state, member: triesAgain ? 'failed' : camel(state), triesAgain }
  })
  const shown = loads ? states.filter(({ member }) => member !== 'loading' && member !== 'failed') : states
  return { capability, screen, states, loads, shown, first: (shown[0] ?? states[0])?.member ?? '' }
}
