import type { FishTarget } from '../../../rules/fish/fish.ts'

/** A fish on its way through the field. */
export interface Swimmer {
  /** The same for as long as it swims. */
  readonly key: string
  readonly target: FishTarget
  /** 0 where it comes in, 1 where it leaves. */
  readonly way: number
  /** It swims to the left. */
  readonly isLeft: boolean
  /** 0 at the top of the field, 1 at its bottom. */
  readonly depth: number
}

/** A fixed number in [0, 1): the picture's own, of no weight for any shot. */
const scattered = (index: number, salt: number): number => {
  const value = Math.sin(index * 91.7 + salt * 47.3) * 43_758.545_3
  return value - Math.floor(value)
}

/** A fish crosses in so many seconds: what pays more is slower. */
export const crossingSeconds = (pays: number): number => 8 + Math.min(10, Math.log2(pays) * 1.4)

/** Who swims in the field at a moment, seconds since it opened. Each target comes by as often as its game says. */
export const swimmersAt = (targets: readonly FishTarget[], seconds: number): readonly Swimmer[] =>
  targets.flatMap((target, index) => {
    const { everySeconds, pays } = target
    const crossing = crossingSeconds(pays)
    // The first of each comes early, so that no field is empty.
    const shift = scattered(index, 1) * Math.min(everySeconds, 14) - crossing * 0.5
    const last = Math.floor((seconds - shift) / everySeconds)
    const first = Math.max(0, Math.ceil((seconds - shift - crossing) / everySeconds))
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, step): Swimmer => {
      const turn = first + step
      const way = (seconds - shift - turn * everySeconds) / crossing
      const depth = 0.06 + 0.84 * scattered(turn * 7 + index, 2)
      return { key: `${target.id}-${turn}`, target, way, isLeft: scattered(turn, index) < 0.5, depth }
    })
  })

/** Of the fish of a kind the one that is nearest to the middle of its way; undefined where none is in sight. */
export const nearest = (swimmers: readonly Swimmer[], targetId: string): Swimmer | undefined =>
  swimmers
    .filter(({ target, way }) => target.id === targetId && way > 0.04 && way < 0.96)
    .toSorted((a, b) => Math.abs(a.way - 0.5) - Math.abs(b.way - 0.5))[0]
