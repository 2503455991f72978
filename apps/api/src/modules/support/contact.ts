import { contactInputSchema } from '@lagoon/contract/content/content.rules'
import { verifyCaptcha, makeCaptcha } from './captcha.ts'
import type { ContactInput } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { deriveKey } from '../../session/keys.ts'
import { checkInput } from '../../kernel/checkInput.ts'
import { throttle } from '../throttle.ts'
import { newReference } from './reference.ts'

/** As long as somebody may take over a message. */
const CAPTCHA_GOOD_FOR_MS = 3_600_000

const secretOf = ({ config }: Services): string => deriveKey(config.tokenSecret, 'captcha').toString('hex')

const invalidCaptcha = () => new Problem(400, 'CAPTCHA_INVALID', 'Please confirm you’re human again.')

export const captcha = async (services: Services, ip: string): Promise<string> => {
  await throttle(services, 'captcha', ip)
  return makeCaptcha(secretOf(services), new Date(Date.now() + CAPTCHA_GOOD_FOR_MS))
}

/** Keeps a message to support. Sent again with the same puzzle, the answer having been lost, it is kept once and answered as before. */
export const sendContactMessage = async (services: Services, input: ContactInput, ip: string): Promise<{ reference: string }> => {
  const { captcha: solved, ...message } = checkInput(contactInputSchema, input)
  await throttle(services, 'contact', ip)
  const signature = await verifyCaptcha(secretOf(services), solved)
  if (signature === undefined) throw invalidCaptcha()
  const { kysely } = services.database
  const kept = await kysely
    .insertInto('contact_message')
    .values({ ...message, reference: newReference('C'), captcha_signature: signature })
    .onConflict((conflict) => conflict.column('captcha_signature').doNothing())
    .returning('reference')
    .executeTakeFirst()
  if (kept) return kept
  const before = await kysely
    .selectFrom('contact_message')
    .select('reference')
    .where('captcha_signature', '=', signature)
    .where('name', '=', message.name)
    .where('email', '=', message.email)
    .where('message', '=', message.message)
    .executeTakeFirst()
  if (!before) throw invalidCaptcha()
  return before
}
