import type { VerificationLevel } from '@lagoon/contract/kyc/enums'
import type { LevelStanding } from '../machine/standing.ts'

/** What a player reads of a step of their verification: what it means, and what is next. */
export interface VerificationNews {
  readonly title: string
  readonly text: string
}

const day = (at: Date): string => at.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

const completed: Readonly<Record<VerificationLevel, VerificationNews>> = {
  IDENTITY: {
    title: 'Your identity is verified',
    text: 'You can now withdraw and make larger purchases. We won’t ask again.',
  },
  ADDRESS: { title: 'Your address is verified', text: 'You can now make withdrawals that need proof of address.' },
}

const unsuccessful = ({ refusal, isFinal }: LevelStanding): VerificationNews => {
  if (refusal === 'NOT_FINISHED')
    return {
      title: 'Your verification wasn’t finished',
      text: 'Nothing was sent in time, so we closed it for now. You can start again anytime. It takes a few minutes.',
    }
  if (refusal === 'UNDER_AGE')
    return {
      title: 'You can’t be verified yet',
      text: 'Based on your document, you’re not old enough yet where you live. If that’s wrong, contact support.',
    }
  if (refusal === 'TOO_MANY_ATTEMPTS')
    return {
      title: 'Your verification didn’t succeed',
      text: 'We couldn’t read your documents after several tries. If you think that’s wrong, contact support.',
    }
  return isFinal
    ? {
        title: 'Your verification didn’t succeed',
        text: 'We couldn’t confirm who you are. If you think that’s wrong, contact support.',
      }
    : { title: 'Your verification didn’t succeed', text: 'We couldn’t confirm your details this time. You can try again.' }
}

/** What there is to read of how a level stands; undefined where the player was there when it happened. */
export const newsOf = (level: VerificationLevel, standing: LevelStanding): VerificationNews | undefined => {
  switch (standing.state) {
    case 'COMPLETED':
      return completed[level]
    case 'RESUBMIT_NEEDED':
      return {
        title: 'We need another document',
        text: `Something you sent can’t be used as it is. See what’s needed and send it again${standing.until ? ` by ${day(standing.until)}` : ''}.`,
      }
    case 'UNDER_MANUAL_VERIFICATION':
      return {
        title: 'Our team is reviewing your documents',
        text: 'This usually takes up to two business days. You don’t need to do anything. We’ll let you know.',
      }
    case 'UNSUCCESSFUL':
      return unsuccessful(standing)
    case 'NOT_STARTED':
    case 'PENDING':
      return undefined
  }
}
