import { minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { ExceededLimit, LimitSetter } from '@lagoon/domain/shell/popups/popup.state'
import type { PopupFace } from '../../patterns/PopupHost/popupFace.ts'
import { formatPrice } from '../../patterns/Price/formatPrice.ts'
import { momentOf } from '../../words/days.ts'

const spanWords = (days: number): string => (days === 1 ? 'daily' : `${days}-day`)
const limitTexts: Readonly<Record<Exclude<LimitSetter, 'OPERATOR'>, (span: string) => string>> = {
  PLAYER: (span) => `This purchase would go over the ${span} limit you set. You weren’t charged.`,
  LAW: (span) => `This purchase would go over the legal ${span} limit. You weren’t charged.`,
}

type LimitWords = Pick<PopupFace, 'text' | 'meaning' | 'figures' | 'confirm' | 'emphasis'>

/** A limit that is never passed: what is left of it is offered. */
const limitWords = ({ days, limit, left, used, asked, renewsAt }: ExceededLimit, setBy: keyof typeof limitTexts): LimitWords => {
  const renewal = `Your limit resets ${momentOf(renewsAt)}.`
  return {
    text: limitTexts[setBy](spanWords(days)),
    meaning: left.minor > 0n ? `You can still buy up to the amount you have left. ${renewal}` : renewal,
    figures: [
      { term: 'This purchase', value: asked },
      { term: 'Your limit', value: limit },
      // What is declined counts as well, as long as its checkout takes another card.
      { term: 'Spent or in progress', value: used },
      { term: 'Left to spend', value: left, isTotal: true },
    ],
    confirm: { label: left.minor === 0n ? 'Back to purchase' : 'Continue with less' },
  }
}

/** What the operator asks about can be passed, so both ways weigh the same. */
const checkInWords = ({ days, limit, used, asked }: ExceededLimit): LimitWords => {
  const total = { currency: asked.currency, minor: minor(used.minor + asked.minor) }
  const written = ({ minor, currency }: Price) => formatPrice(minor, currency)
  return {
    text: `This purchase brings your ${spanWords(days)} spending to ${written(total)}. We check in at ${written(limit)}.`,
    meaning: 'You haven’t been charged yet. Take a moment to decide. Do you want to continue?',
    figures: [
      { term: `Spent or in progress in the last ${days === 1 ? 'day' : `${days}\u{a0}days`}`, value: used },
      { term: 'This purchase', value: asked },
      { term: 'Total', value: total, isTotal: true },
    ],
    confirm: { label: 'Continue' },
    emphasis: 'neither',
  }
}

const unknownLimit: LimitWords = {
  text: 'This purchase would go over the limit you set. You weren’t charged.',
  confirm: { label: 'Continue with less' },
}

/** What a purchase over a limit is told, by whose limit it is. */
export const exceededWords = (limit: ExceededLimit | undefined): LimitWords => {
  if (limit === undefined) return unknownLimit
  return limit.setBy === 'OPERATOR' ? checkInWords(limit) : limitWords(limit, limit.setBy)
}
