import type { SessionReply } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { STAKE_STEP } from '@lagoon/games/moonlitTides/paytable'

const ladder = [20n, 40n, 60n, 100n, 200n, 300n, 500n, 1_000n, 2_000n, 3_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n]

/** Stakes within the session's limits, rising. Every one is a whole number of line stakes; the smallest possible is always there. */
export const stakesOf = ({ minStake, maxStake }: Pick<SessionReply, 'minStake' | 'maxStake'>): bigint[] => {
  const [min, max] = [BigInt(minStake), BigInt(maxStake)]
  const smallest = ((min + STAKE_STEP - 1n) / STAKE_STEP) * STAKE_STEP || STAKE_STEP
  return [...new Set([smallest, ...ladder.filter((stake) => stake >= min)])]
    .filter((stake) => stake <= max)
    .sort((a, b) => (a < b ? -1 : 1))
}

/** True for a stake that the session may play, offered in the ladder or not. */
export const isPlayable = (stake: bigint, { minStake, maxStake }: Pick<SessionReply, 'minStake' | 'maxStake'>): boolean =>
  stake > 0n && stake % STAKE_STEP === 0n && stake >= BigInt(minStake) && stake <= BigInt(maxStake)
