import type { RejectLabel } from '@lagoon/contract/wire/sumsub/labels'
import type { DocSetType, LevelName } from '@lagoon/contract/wire/sumsub/sumsub'
import type { ShownFile } from './contract.ts'
import type { GivenSet } from './documents.ts'

/** A case in the reviewers' list. */
export interface ListedCase {
  readonly id: string
  readonly name: string
  readonly level: LevelName
  /** In the provider's own words. */
  readonly state: string
  /** Whether it waits for a reviewer. */
  readonly isWaiting: boolean
  /** ISO 8601. */
  readonly since: string
  readonly attempts: number
}

/** A case as a reviewer sees it. */
export interface OpenCase extends ListedCase {
  /** What the platform told of the person, and what was read from the document. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly documents: readonly (ShownFile & {
    readonly set: GivenSet
    readonly name: string
    readonly at: string
    /** False: it is not in memory any more. */
    readonly isHeld: boolean
  })[]
  readonly history: readonly {
    readonly at: string
    readonly by: string
    readonly what: string
    readonly comment: string | null
    readonly note: string | null
  }[]
  /** Sets that can be asked for again at this level. */
  readonly sets: readonly DocSetType[]
}

/** What a reviewer decides. `comment` is for the player, `note` for the staff of the client and nobody else. */
export interface ReviewerDecision {
  /** As of when the case was seen: another decision since then stands in the way. */
  readonly since: string
  readonly kind: 'APPROVE' | 'ASK_AGAIN' | 'REFUSE_FOR_NOW' | 'REFUSE'
  /** With ASK_AGAIN. */
  readonly asked: readonly { readonly set: DocSetType; readonly label: RejectLabel; readonly comment: string }[]
  /** With REFUSE. */
  readonly label: RejectLabel | null
  readonly comment: string
  readonly note: string
}

export type DecisionReply =
  | { readonly state: 'DONE'; readonly case: OpenCase }
  /** Somebody else decided meanwhile. */
  | { readonly state: 'CHANGED'; readonly case: OpenCase }
  | { readonly state: 'NOT_UNDERSTOOD' }
