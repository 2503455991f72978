import type { SessionReply } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { StakeRange } from '@lagoon/games/stakes'

type Limits = Pick<SessionReply, 'minStake' | 'maxStake'>

/** Whether a stake lies within the limits of a session. */
export const isWithin = (stake: bigint, { minStake, maxStake }: Limits): boolean => stake >= BigInt(minStake) && stake <= BigInt(maxStake)

const ladder = [1n, 2n, 3n, 5n, 10n, 15n, 25n, 50n, 100n, 150n, 250n, 500n, 1_000n, 2_000n, 2_500n, 5_000n]

/** Stakes of a game within the session's limits, rising. Every one is a whole number of its steps; the smallest possible is always there. */
export const rangeStakes = ({ step, min, max }: StakeRange, limits: Limits): bigint[] => {
  const least = BigInt(limits.minStake) > min ? BigInt(limits.minStake) : min
  const smallest = ((least + step - 1n) / step) * step
  return [...new Set([smallest, ...ladder.map((steps) => steps * step)])]
    .filter((stake) => stake >= min && stake <= max && isWithin(stake, limits))
    .sort((a, b) => (a < b ? -1 : 1))
}
