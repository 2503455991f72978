import type { DocumentType } from '@lagoon/contract/wire/sumsub/requirements'
import type { LevelName, ReviewStatus } from '@lagoon/contract/wire/sumsub/sumsub'
import type { GivenSet, Side } from './documents.ts'
import type { FileKind } from './fileKind.ts'
import type { Wish } from './outcomes.ts'

/** The header of the page's own calls that holds its access token. */
export const TOKEN_HEADER = 'x-access-token'

/** A file that the provider has. */
export interface ShownFile {
  readonly id: string
  readonly side: Side
  readonly kind: FileKind
  readonly bytes: number
}

/** One thing to give, as it stands. */
export interface StepView {
  readonly set: GivenSet
  /** Null: not chosen yet. */
  readonly type: DocumentType | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly files: readonly ShownFile[]
  /** Sides that are still missing. */
  readonly missing: readonly Side[]
  /** Why it is asked for again; null where it is not. */
  readonly again: { readonly reasons: readonly string[]; readonly comment: string | null } | null
}

/** How the check of the person stands. */
export type Standing =
  /** Documents are taken. */
  | { readonly state: 'COLLECTING'; readonly isAgain: boolean; readonly profile: string | null; readonly refusedForNow: boolean }
  | { readonly state: 'CHECKING' | 'HELD' | 'APPROVED' | 'REFUSED' }

/** What the page of a person shows. */
export interface FrameView {
  readonly level: LevelName
  readonly reviewStatus: ReviewStatus
  readonly reviewAnswer: string | null
  readonly standing: Standing
  readonly steps: readonly StepView[]
  /** When the token ends, Unix milliseconds. */
  readonly endsAt: number
  readonly wish: Wish
}

/** What is answered instead of a view. */
export interface FrameRefusal {
  readonly code: 'TOKEN_ENDED' | 'NOT_NOW' | 'NOT_UNDERSTOOD' | 'BAD_FILE'
  readonly message: string
}
