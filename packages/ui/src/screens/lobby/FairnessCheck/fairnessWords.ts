import type { FairnessView } from '@lagoon/domain/lobby/play/fairness.state'
import type { NoticeProps } from '../../../kit/Notice/Notice.tsx'

export type CheckedView = Exclude<FairnessView, { state: 'loading' | 'failed' }>

interface Verdict {
  readonly tone: NonNullable<NoticeProps['tone']>
  readonly title: string
  readonly text: string
}

/** What the check found, for somebody who has never heard of a hash. */
export const verdictOf = (view: CheckedView): Verdict => {
  switch (view.state) {
    case 'verified':
      return {
        tone: 'success',
        title: 'This round was fair',
        text: 'The studio fixed its secret seed before you bet. Your device has now worked the round out again from that seed and its own, and came to the same reels.',
      }
    case 'seedNotYetRevealed':
      return {
        tone: 'info',
        title: 'This round can be checked later',
        text: 'Its secret seed still makes your next rounds, so the studio does not show it yet: whoever knew it would know them beforehand.',
      }
    case 'doesNotMatch':
      return {
        tone: 'danger',
        title: 'This round does not check out',
        text:
          view.differs === 'hash'
            ? 'The seed that the studio showed afterwards is not the one it had fixed before. Please send us the round id: the studio has to explain it.'
            : 'The seed is the one that was fixed, but your device works out other reels from it. Please send us the round id: the studio has to explain it.',
      }
  }
}

const ordinals: Readonly<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' }
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' })

/** "the 43rd round": people count from one. */
export const placeInWords = (nonce: number): string => {
  const place = nonce + 1
  return `the ${place.toLocaleString('en')}${ordinals[ordinalRules.select(place)]} round`
}
