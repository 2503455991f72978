import * as v from 'valibot'
import { requiredSecret, writtenText } from '../rules/rule.ts'
import { emailSchema, nameSchema } from '../account/account.rules.ts'

/** Two pages of writing; longer matters go better with a ticket and its attachments. */
export const CONTACT_MESSAGE_MAX_LENGTH = 2_000

/** What a person writes to support: anything but nothing. */
export const contactMessageSchema = writtenText(CONTACT_MESSAGE_MAX_LENGTH)

/** What the contact form asks for. */
export const contactSchema = v.object({ name: nameSchema, email: emailSchema, message: contactMessageSchema })

/** What the API takes: the form, and the solution of its captcha (§5). */
export const contactInputSchema = v.object({
  ...contactSchema.entries,
  captcha: requiredSecret(),
})
