import { CONTACT_MESSAGE_MAX_LENGTH } from '@lagoon/contract/content/content.rules'
import { fieldWords } from '../../fieldWords.ts'
import { fieldMessages } from '../../account/fieldMessages.ts'

/** Words for what a rule says about a field of the contact form. */
export const contactMessages = {
  name: { ...fieldMessages.firstName, required: 'Enter your name.' },
  email: fieldMessages.email,
  message: fieldWords({
    required: 'Write a message first.',
    tooLong: `Use no more than ${CONTACT_MESSAGE_MAX_LENGTH.toLocaleString('en-US')} characters. If you need more space, send a second message.`,
  }),
} as const
