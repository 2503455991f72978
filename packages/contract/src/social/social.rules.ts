import * as v from 'valibot'
import { emailSchema } from '../account/account.rules.ts'

/** Where an invitation goes. The same address may be invited again; it gets one email a day at most. */
export const invitationSchema = v.object({ email: emailSchema })
export type InvitationValues = v.InferOutput<typeof invitationSchema>
