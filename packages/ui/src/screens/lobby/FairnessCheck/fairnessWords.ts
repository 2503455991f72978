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
        text: 'The provider locked in its secret seed before you bet. Your device replayed the round from that seed and its own, and got the same reels.',
      }
    case 'seedNotYetRevealed':
      return {
        tone: 'info',
        title: 'You can check this round later',
        text: 'Its secret seed is still in use for your next rounds. The provider can’t reveal it yet, because anyone who knew it could predict them.',
      }
    case 'doesNotMatch':
      return {
        tone: 'danger',
        title: 'This round doesn’t check out',
        text:
          view.differs === 'hash'
            ? 'The seed the provider revealed isn’t the one it locked in. Please send us the round ID so we can ask the provider to explain.'
            : 'The seed is the one that was locked in, but your device got different reels from it. Please send us the round ID so we can ask the provider to explain.',
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
