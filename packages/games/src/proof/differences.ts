import type { Json } from '../json.ts'
import type { RoundProof } from './proof.ts'

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

/** Fields of a report, as they come out of a round that is played again. */
export type Reported = Readonly<Record<string, Json>>

/** What stands in a report of a part that comes out of the round: parts that do not come out of it are left out, and lists are taken whole. */
const within = (shown: Json | undefined, own: Json): Json | undefined => {
  const [all, known] = [partsOf(shown), partsOf(own)]
  if (!all || !known || Array.isArray(shown) !== Array.isArray(own)) return shown
  if (Array.isArray(shown) && Array.isArray(own))
    return (shown as readonly Json[]).map((part, at) => within(part, (own as readonly Json[])[at] ?? null) ?? null)
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, part]) => (Object.hasOwn(known, name) ? [[name, within(part, known[name] ?? null) ?? null]] : [])),
  )
}

/** What was shown of a round against what comes out: of its outcome all that the proof holds, of its report what comes out of the round. */
export const shownDifferences = (
  { outcome, report }: Pick<RoundProof, 'outcome' | 'report'>,
  own: Reported,
  ownReport: Reported,
): Difference[] => [
  ...Object.entries(outcome).flatMap(([name, shown]) => differencesOf(shown, own[name], name)),
  ...Object.entries(ownReport).flatMap(([name, computed]) =>
    report === null || !Object.hasOwn(report, name) ? [] : differencesOf(within(report[name], computed), computed, `report.${name}`),
  ),
]
