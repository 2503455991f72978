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
    text: 'You can withdraw now, and buy without the limit for accounts that are not verified. You won’t be asked again.',
  },
  ADDRESS: { title: 'Your address is verified', text: 'Withdrawals that asked for a proof of address are open to you now.' },
}

const unsuccessful = ({ refusal, isFinal }: LevelStanding): VerificationNews => {
  if (refusal === 'NOT_FINISHED')
    return {
      title: 'Your verification wasn’t finished',
      text: 'Nothing was sent in time, so we closed it for now. You can start again whenever you like; it takes a few minutes.',
    }
  if (refusal === 'UNDER_AGE')
    return {
      title: 'You can’t be verified yet',
      text: 'By your document you are younger than is required where you live. If that isn’t right, write to support.',
    }
  if (refusal === 'TOO_MANY_ATTEMPTS')
    return {
      title: 'Your verification didn’t succeed',
      text: 'Your documents couldn’t be read after several tries. Write to support: a person will look at it with you.',
    }
  return isFinal
    ? {
        title: 'Your verification didn’t succeed',
        text: 'We couldn’t confirm who you are. If you think that’s wrong, write to support: a person will look at it.',
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
        title: 'A person is checking your details',
        text: 'This usually takes up to two working days. You don’t need to do anything; we’ll let you know.',
      }
    case 'UNSUCCESSFUL':
      return unsuccessful(standing)
    case 'NOT_STARTED':
    case 'PENDING':
      return undefined
  }
}
