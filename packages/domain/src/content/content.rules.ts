import * as v from 'valibot'
import { emailSchema, nameSchema, type RuleCode } from '../account/account.rules.ts'

/** Two pages of writing; longer matters go better with a ticket and its attachments. */
export const CONTACT_MESSAGE_MAX_LENGTH = 2_000

const code = (rule: RuleCode): RuleCode => rule

/** What a person writes to support: anything but nothing. Counted as the person counts, not in UTF-16. */
export const contactMessageSchema = v.pipe(
  v.string(code('required')),
  v.trim(),
  v.nonEmpty(code('required')),
  v.check((text) => [...text].length <= CONTACT_MESSAGE_MAX_LENGTH, code('tooLong')),
)

/** What the contact form asks for. */
export const contactSchema = v.object({ name: nameSchema, email: emailSchema, message: contactMessageSchema })

/** What the API takes: the form, and the solution of its captcha (§5). */
export const contactInputSchema = v.object({
  ...contactSchema.entries,
  captcha: v.pipe(v.string(code('required')), v.nonEmpty(code('required'))),
})
