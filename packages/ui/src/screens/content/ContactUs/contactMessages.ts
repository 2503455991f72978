import { CONTACT_MESSAGE_MAX_LENGTH } from '@lagoon/contract/content/content.rules'
import { fieldWords } from '../../fieldWords.ts'
import { fieldMessages } from '../../account/fieldMessages.ts'

/** Words for what a rule says about a field of the contact form. */
export const contactMessages = {
  name: { ...fieldMessages.firstName, required: 'Enter your name.' },
  email: { ...fieldMessages.email, required: 'Enter the email address that we can answer to.' },
  message: fieldWords({
    required: 'Write your message first.',
    tooLong: `Use at most ${CONTACT_MESSAGE_MAX_LENGTH.toLocaleString('en-GB')} characters. A longer matter goes well in two letters.`,
  }),
} as const
