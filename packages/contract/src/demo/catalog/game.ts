import type { GameType, Volatility } from '../../lobby/enums.ts'
import type { TokenKind } from '../../money/money.ts'

export const providers = [
  { id: 'deepwater', name: 'Deepwater Studios' },
  { id: 'coralforge', name: 'Coral Forge' },
  { id: 'northlight', name: 'Northlight Games' },
] as const
export type ProviderId = (typeof providers)[number]['id']

/** A game as the lobby's tables hold it. The cover is found by its id: `/covers/<id>.svg`. */
export interface CatalogGame {
  readonly id: string
  readonly name: string
  readonly type: GameType
  /** Where its rounds are kept under another type than the lobby's. */
  readonly roundType: 'VIDEO_POKER' | null
  readonly providerId: ProviderId
  readonly summary: string
  readonly rules: readonly string[]
  readonly volatility: Volatility
  /** Null for everything but slots, and for a slot that does not count by lines. */
  readonly paylines: number | null
  /** Minor units per round, the same for every kind of token in `tokens`. */
  readonly minStake: bigint
  readonly maxStake: bigint
  readonly tokens: readonly TokenKind[]
  /** Who deals at its table, and takes tips; null where nobody does. */
  readonly dealer: string | null
  /** Basis points; null until the provider has certified one (`certify`). */
  readonly returnToPlayerBp: number | null
  readonly isPlayable: boolean
  readonly isNew: boolean
  readonly isFeatured: boolean
}

/** What a provider's room says about a game; the rest follows from the room it stands in. */
export interface GameEntry {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly rules: readonly string[]
  readonly volatility: Volatility
  readonly paylines?: number
  readonly roundType?: 'VIDEO_POKER'
  /** Smallest and largest stake of a round, minor units. */
  readonly stake: readonly [bigint, bigint]
  readonly dealer?: string
  readonly isPlayable?: true
  readonly isNew?: true
  readonly isFeatured?: true
}

export const games = (providerId: ProviderId, type: GameType, entries: readonly GameEntry[]): readonly CatalogGame[] =>
  entries.map(
    ({ stake, paylines = null, roundType = null, dealer = null, isPlayable = false, isNew = false, isFeatured = false, ...entry }) => ({
      ...entry,
      type,
      providerId,
      paylines,
      roundType,
      minStake: stake[0],
      maxStake: stake[1],
      tokens: ['GAME', 'SWEEP'],
      dealer,
      returnToPlayerBp: null,
      isPlayable,
      isNew,
      isFeatured,
    }),
  )
