import { changePasswordAddress } from '@lagoon/contract/account/addresses'
import type { CodeChannel } from '@lagoon/contract/account/enums'
import type { Transaction } from 'kysely'
import type { OutgoingMessage } from '../../../db/schema.generated.ts'
import type { Schema } from '../../../db/schema.ts'
import { notify } from '../../../notifications/notify.ts'

interface Words {
  readonly kind: OutgoingMessage['kind']
  readonly title: string
  readonly text: string
}

const words: Readonly<Record<CodeChannel, Words>> = {
  EMAIL: {
    kind: 'email-changed',
    title: 'Your email was changed',
    text: 'From now on, we’ll email your new address. Wasn’t this you? Change your password and contact support now.',
  },
  PHONE: {
    kind: 'phone-changed',
    title: 'Your phone number was changed',
    text: 'You can now reset your password with your new number. Wasn’t this you? Change your password and your number now.',
  },
}

interface ChangedContact {
  readonly playerId: string
  readonly channel: CodeChannel
  /** Of the code that confirmed it. */
  readonly requestId: string
  /** The address before the change: whoever took the account over does not read it. */
  readonly formerEmail: string
}

/**
 * Tells a player that another email or phone number took the place of theirs, in case it was somebody else. Wake the mailer after the
 * transaction.
 */
export const informOfChangedContact = async (
  transaction: Transaction<Schema>,
  { playerId, channel, requestId, formerEmail }: ChangedContact,
): Promise<void> => {
  const { kind, title, text } = words[channel]
  await notify(transaction, { playerId, key: `contact:${requestId}`, topic: 'SECURITY', title, text, href: changePasswordAddress })
  await transaction.insertInto('outgoing_message').values({ player_id: playerId, kind, recipient: formerEmail }).execute()
}
