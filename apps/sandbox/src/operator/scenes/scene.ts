import type { SceneStep } from '../contract.ts'

/** A state of the product that a person can be shown: the switches that lead there, and what is left to do in the app. */
export interface Scene {
  readonly key: string
  /** Clause of the specification: the n-th bullet of §4, §5 or §8. */
  readonly clause: `§${4 | 5 | 8}.${number}`
  /** What the player will see. */
  readonly title: string
  readonly set: readonly SceneStep[]
  /** Where in the app it begins. */
  readonly open: string
  /** What to do there. */
  readonly then: string
}
