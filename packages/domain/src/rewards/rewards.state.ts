import type { Amount } from '@lagoon/contract/money/money'

/** What a reward gives: tokens, or spins of one game that take no bet. */
export type RewardGift =
  | { readonly type: 'tokens'; readonly amounts: readonly Amount[] }
  | { readonly type: 'freeSpins'; readonly count: number; readonly gameName: string }

interface RewardFacts {
  readonly id: string
  readonly name: string
  /** What it is given for, one sentence. */
  readonly reason: string
  readonly gift: RewardGift
}

/** Instants are RFC 3339. A claim that failed can be tried again, and gives nothing twice. */
export type Reward = RewardFacts &
  (
    | { readonly status: 'claimable' | 'claiming' | 'failed'; /** Absent for what does not lapse. */ readonly expiresAt?: string }
    | { readonly status: 'claimed'; readonly claimedAt: string }
    | { readonly status: 'expired'; readonly expiredAt: string }
  )

export type RewardsView =
  | { readonly state: 'loading' }
  | { readonly state: 'loadFailed' }
  | { readonly state: 'nothing' }
  /** Claimable ones first, then what was claimed or expired of late. */
  | { readonly state: 'list'; readonly rewards: readonly Reward[]; readonly isClaimingAll: boolean }
