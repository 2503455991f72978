import type { FairnessView } from '@lagoon/domain/lobby/play/fairness.state'
import type { NoticeProps } from '../../../kit/Notice/Notice.tsx'

export type CheckedView = Extract<FairnessView, { round: unknown }>

interface Verdict {
  readonly tone: NonNullable<NoticeProps['tone']>
  readonly title: string
  readonly text: string
}

const verdicts: Readonly<Record<CheckedView['state'], Verdict>> = {
  verified: {
    tone: 'success',
    title: 'This round was fair',
    text: 'The provider locked in its secret seed before you bet. Your device replayed the round from that seed and yours, and got the same result.',
  },
  doesNotMatch: {
    tone: 'danger',
    title: 'This round doesn’t check out',
    text: 'The seed is the one that was locked in, but your device got a different result from it. Please send us the round ID so we can ask the provider to explain.',
  },
  commitmentDiffers: {
    tone: 'danger',
    title: 'This isn’t the seed that was locked in',
    text: 'The seed in this proof doesn’t lead to the hash that was published before the round. If the proof is unchanged, please send us the round ID so we can ask the provider to explain.',
  },
  altered: {
    tone: 'warning',
    title: 'This proof was altered',
    text: 'Something in the file changed after it was written, so it proves nothing. Download the proof from your game history again.',
  },
  seedNotYetRevealed: {
    tone: 'info',
    title: 'You can check this round later',
    text: 'Its secret seed is still in use for your next rounds. The provider can’t reveal it yet, because anyone who knew it could predict them. In the game, select “Change seeds” under Fairness, then enter the revealed seed below.',
  },
  otherVersion: {
    tone: 'warning',
    title: 'We can’t replay this round here',
    text: 'This game’s rules or tables have changed since the round was played, or it isn’t one of ours. This doesn’t mean anything is wrong with the round.',
  },
}

/** What the check found, for somebody who has never heard of a hash. */
export const verdictOf = ({ state }: CheckedView): Verdict => verdicts[state]

const ordinals: Readonly<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' }
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' })

/** "43rd". */
export const ordinal = (place: number): string => `${place.toLocaleString('en')}${ordinals[ordinalRules.select(place)]}`

/** "the 43rd round": people count from one. */
export const placeInWords = (nonce: number): string => `the ${ordinal(nonce + 1)} round`
