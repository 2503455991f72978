import type { ScreenState } from './parseSpecification.ts'

/** What is to be reached in the running product, and what was. States are named `capability/screen/state`. */
export interface ReachInput {
  readonly states: readonly ScreenState[]
  /** Screens whose states are counted, by capability. */
  readonly counted: Readonly<Record<string, 'all' | readonly string[]>>
  /** States of them that only Storybook shows, with the reason. */
  readonly inStorybookOnly: Readonly<Record<string, string>>
  /** States that walks reach. */
  readonly marks: readonly string[]
}

/** What is wrong between the specification and the walks, one sentence each; empty when every counted state is reached or has its reason. */
export const reachProblems = ({ states, counted, inStorybookOnly, marks }: ReachInput): readonly string[] => {
  const nameOf = ({ capability, screen, state }: ScreenState) => `${capability}/${screen}/${state}`
  const known = new Set(states.map(nameOf))
  const reached = new Set(marks)
  const isCounted = ({ capability, screen }: ScreenState) => {
    const screens = counted[capability]
    return screens === 'all' || (screens?.includes(screen) ?? false)
  }
  const due = new Set(states.filter(isCounted).map(nameOf))
  const screens = new Set(states.map(({ capability, screen }) => `${capability}/${screen}`))
  const capabilities = new Set(states.map(({ capability }) => capability))
  const strange = Object.entries(counted).flatMap(([capability, listed]) =>
    listed === 'all'
      ? capabilities.has(capability)
        ? []
        : [capability]
      : listed.map((screen) => `${capability}/${screen}`).filter((screen) => !screens.has(screen)),
  )
  return [
    ...strange.map((name) => `${name} is to be counted, and is not in docs/spec/states.md`),
    ...[...reached].filter((name) => !known.has(name)).map((name) => `${name} is marked as reached, and is not in docs/spec/states.md`),
    ...[...due].filter((name) => !reached.has(name) && inStorybookOnly[name] === undefined).map((name) => `${name} is reached by no walk`),
    ...Object.keys(inStorybookOnly)
      .filter((name) => reached.has(name) || !due.has(name))
      .map((name) => `${name} needs no reason: a walk reaches it, or it is not counted`),
  ]
}

/** The states that the text of a walk marks. A mark has to name its state in words, so that it can be found; others are given back as problems. */
export const marksIn = (text: string): { readonly marks: readonly string[]; readonly problems: readonly string[] } => {
  const calls = text.split(/\breached\(/).slice(1)
  const read = calls.map((call) =>
    /^[^;]*?,\s*'([a-z-]+)',\s*'([a-z-]+)',\s*'([a-z0-9-]+)',?\s*\)/.exec(call.split(/\bawait reached/)[0] ?? ''),
  )
  return {
    marks: read.flatMap((found) => (found === null ? [] : [`${found[1]}/${found[2]}/${found[3]}`])),
    problems: calls.flatMap((call, at) =>
      read[at] === null ? [`the state of this mark is not written out: reached(${call.slice(0, 60)}`] : [],
    ),
  }
}
