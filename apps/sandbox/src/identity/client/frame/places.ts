import { sidesOf, typesOf, type GivenSet, type Side } from '../../documents.ts'
import type { FrameView, StepView } from '../../contract.ts'

/** Where the person is on the way through what is asked. */
export type Place =
  | { readonly kind: 'CHOOSE'; readonly set: GivenSet }
  | { readonly kind: 'GIVE'; readonly set: GivenSet; readonly side: Side }
  | { readonly kind: 'SUMMARY' }

/** All places in their order. */
const placesOf = ({ steps }: FrameView): readonly Place[] => [
  ...steps.flatMap(({ set, type, country }): Place[] => [
    ...(set === 'SELFIE' ? [] : [{ kind: 'CHOOSE' as const, set }]),
    ...sidesOf(type ?? typesOf(set, country)[0] ?? 'PASSPORT').map((side) => ({ kind: 'GIVE' as const, set, side })),
  ]),
  { kind: 'SUMMARY' },
]

const isSamePlace = (one: Place, other: Place): boolean => JSON.stringify(one) === JSON.stringify(other)

const isOpen = (steps: readonly StepView[], place: Place): boolean => {
  if (place.kind === 'SUMMARY') return true
  const step = steps.find(({ set }) => set === place.set)
  if (!step) return false
  if (place.kind === 'CHOOSE') return step.type === null || step.again !== null
  return step.missing.includes(place.side)
}

/** Where the next thing is to be given: where somebody goes on who left in the middle. */
export const firstOpenPlace = (view: FrameView): Place => placesOf(view).find((place) => isOpen(view.steps, place)) ?? { kind: 'SUMMARY' }

/** The place before one; undefined at the first. */
export const placeBefore = (view: FrameView, place: Place): Place | undefined => {
  const places = placesOf(view)
  return places[places.findIndex((one) => isSamePlace(one, place)) - 1]
}
