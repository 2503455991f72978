import type { CardFault } from '@lagoon/contract/wire/paymentFrame/paymentFrame'
import type { NoticeWay } from '../outcomes.ts'
import { brandOf, digitsOf, expiryOf, hasCheckDigit, isOver } from './card.ts'

/** What can come of linking a card. */
export const captureOutcomeWords = {
  LINKS: 'The card is linked',
  REFUSED: 'The bank refuses payouts to this card',
  OTHER_PLAYER: 'The notice names another player',
} as const
export type CaptureOutcome = keyof typeof captureOutcomeWords
export const captureOutcomes = Object.keys(captureOutcomeWords) as readonly CaptureOutcome[]

/** A card that is to be linked, as it is entered. Its security code is not asked for: nothing is paid with it. */
export interface LinkedCard {
  readonly number: string
  readonly expiry: string
  readonly holder: string
}
export const captureFields = ['number', 'expiry', 'holder'] as const
export type CaptureField = (typeof captureFields)[number]

/** What is wrong at a field: what it says, and which fault the page around is told. */
export interface CaptureProblem {
  readonly text: string
  readonly fault: CardFault
}

const holderProblem = (holder: string): string | undefined => {
  const text = holder.trim()
  if (text === '') return 'Enter the name on the card.'
  return /^[A-Za-z][A-Za-z .'-]{1,59}$/.test(text) ? undefined : 'Use the letters A to Z, as on the card.'
}

/** What is wrong with a card as it was entered; empty where nothing is. The page and the server ask alike. */
export const captureProblems = (card: LinkedCard, now: Date): Partial<Record<CaptureField, CaptureProblem>> => {
  const digits = digitsOf(card.number)
  const brand = brandOf(digits)
  const expiry = expiryOf(card.expiry)
  const number =
    digits === ''
      ? 'Enter your card number.'
      : !brand || !/^\d+$/.test(digits) || !brand.lengths.includes(digits.length) || !hasCheckDigit(digits)
        ? 'Check the number: a digit is wrong or missing.'
        : undefined
  const until = !expiry ? 'Enter the month and year, such as 08/29.' : isOver(expiry, now) ? 'This card has expired.' : undefined
  const holder = holderProblem(card.holder)
  return {
    ...(number !== undefined && { number: { text: number, fault: 'NUMBER_INVALID' as const } }),
    ...(until !== undefined && { expiry: { text: until, fault: 'EXPIRED' as const } }),
    ...(holder !== undefined && { holder: { text: holder, fault: 'HOLDER_CHARACTERS' as const } }),
  }
}

/** What the page shows. `returnUrl` is where it leads by itself, outside of a frame. */
export type CaptureView =
  | { readonly state: 'READY' }
  | { readonly state: 'LINKED'; readonly brand: string; readonly lastFour: string; readonly returnUrl: string }
  | { readonly state: 'REFUSED'; readonly returnUrl: string }
  | { readonly state: 'ENDED'; readonly returnUrl: string | null }

export interface CaptureRequest extends LinkedCard {
  readonly sessionToken: string
  readonly outcome: CaptureOutcome
  readonly notice: NoticeWay
}
export type CaptureReply = CaptureView | { readonly state: 'INVALID'; readonly problems: Partial<Record<CaptureField, CaptureProblem>> }
