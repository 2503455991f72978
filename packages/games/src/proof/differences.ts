import type { Json } from './proof.ts'

/** A place where what was shown is not what comes out. */
export interface Difference {
  /** Names and places, from the outcome inwards: `events.3.winMinor`. */
  readonly path: string
  /** Undefined where nothing was shown. */
  readonly reported: Json | undefined
  /** Undefined where nothing comes out. */
  readonly computed: Json | undefined
}

const partsOf = (value: Json | undefined): Readonly<Record<string, Json>> | null =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, Json>>) : null

/** Every place where two values of JSON differ; the order of names does not count. */
export const differencesOf = (reported: Json | undefined, computed: Json | undefined, path = ''): Difference[] => {
  const [shown, own] = [partsOf(reported), partsOf(computed)]
  if (!shown || !own || Array.isArray(reported) !== Array.isArray(computed))
    return reported === computed ? [] : [{ path, reported, computed }]
  const names = [...new Set([...Object.keys(shown), ...Object.keys(own)])]
  return names.flatMap((name) => differencesOf(shown[name], own[name], path === '' ? name : `${path}.${name}`))
}
