import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { CodeChannel } from '@lagoon/contract/account/enums'
import { verificationLevels, type VerificationState } from '@lagoon/contract/kyc/enums'
import { ONE_TIME_CODE_LENGTH } from '@lagoon/contract/account/recovery.rules'
import { shownCaseOf } from '../identity/engine/rows.ts'
import type { OutgoingMessage } from '../db/schema.generated.ts'
import type { Services } from '../services.ts'
import { databaseNow, secondsFromNow } from '../kernel/databaseTime.ts'
import { codeKey, hashToken, opaqueToken } from '../session/keys.ts'
import type { PaymentRow } from '../payments/engine/rows.ts'
import type { PayoutAccountRow } from '../payouts/engine/rows.ts'
import { CONFIRMATION_HOURS, confirmationEmail, type Addressee } from './confirmationEmail.ts'
import { emailChangedEmail, phoneChangedEmail } from './contactEmails.ts'
import type { Email } from './email.ts'
import { paymentReceivedEmail, paymentReversedEmail } from './paymentEmails.ts'
import { payoutAccountAddedEmail, payoutAccountChangedEmail } from './payoutAccountEmails.ts'
import { codeEmail, codeText, passwordChangedEmail, RESET_MINUTES, resetEmail } from './recoveryEmails.ts'
import type { SendText } from './textGateway.ts'
import { contactRepliedEmail, ticketRepliedEmail, ticketResolvedEmail, type WriteTicketEmail } from './supportEmails.ts'
import { verificationEmail } from './verificationEmails.ts'
import * as withdrawals from './withdrawalEmails.ts'

/** Hands an email to the mail server; rejects when it does not take it. */
export type SendEmail = (email: Email) => Promise<void>

/** The two ways on which a message leaves. */
export interface Transports {
  readonly email: SendEmail
  readonly text: SendText
}

export interface DueMessage {
  readonly id: bigint
  readonly kind: OutgoingMessage['kind']
  /** Null where it is for the sender of a contact message. */
  readonly player_id: string | null
  readonly code_id: string | null
  readonly payment_id: string | null
  readonly account_id: string | null
  readonly withdrawal_id: string | null
  readonly ticket_id: bigint | null
  readonly contact_message_id: bigint | null
  /** In place of the player's address of today; null for most. */
  readonly recipient: string | null
  /** Of the player, or of the sender of the contact message. */
  readonly email: string
  readonly first_name: string
  readonly attempts: number
}

type Write = (services: Services, transports: Transports, due: DueMessage) => Promise<void>

const playerOf = ({ kind, player_id }: DueMessage): string => {
  if (player_id === null) throw new Error(`a message of the kind ${kind} is about no player`)
  return player_id
}

const addresseeOf = ({ email, first_name: firstName }: DueMessage) => ({ email, firstName })

interface WaitingCode {
  readonly channel: CodeChannel
  readonly target: string
  readonly minutes: number
}

/** Draws the six digits and sends them; a code that is over by now, or was replaced by a newer one, is not sent. */
const sendCode: Write = async ({ database, config }, transports, due) => {
  const code = String(randomInt(10 ** ONE_TIME_CODE_LENGTH)).padStart(ONE_TIME_CODE_LENGTH, '0')
  const { rows } = await sql<WaitingCode>`UPDATE one_time_code SET code_hash = ${codeKey(config.tokenSecret, due.code_id ?? '', code)}
    WHERE id = ${due.code_id} AND closed_at IS NULL AND expires_at > clock_timestamp()
    RETURNING channel, target, GREATEST(1, round(extract(epoch FROM expires_at - clock_timestamp()) / 60))::integer AS minutes`.execute(
    database.kysely,
  )
  const waiting = rows[0]
  if (!waiting) return
  if (waiting.channel === 'PHONE') await transports.text({ to: waiting.target, text: codeText(code, waiting.minutes) })
  else await transports.email(codeEmail({ email: waiting.target, firstName: due.first_name }, code, waiting.minutes))
}

/** An email about a payment, written from how it stands when it leaves. */
const sendPaymentEmail =
  (write: (addressee: Addressee, origin: string, payment: PaymentRow) => Email): Write =>
  async ({ database, config }, transports, due) => {
    const payment = await database.kysely.selectFrom('payment').selectAll().where('id', '=', due.payment_id).executeTakeFirst()
    if (payment) await transports.email(write(addresseeOf(due), config.publicOrigin, payment))
  }

/** An email about a withdrawal, likewise. */
const sendWithdrawalEmail =
  (write: withdrawals.WriteWithdrawalEmail): Write =>
  async ({ database, config }, transports, due) => {
    const withdrawal = await database.kysely.selectFrom('withdrawal').selectAll().where('id', '=', due.withdrawal_id).executeTakeFirst()
    if (withdrawal) await transports.email(write(addresseeOf(due), config.publicOrigin, withdrawal))
  }

/** An email about the verification, unless it stands in another way when the email leaves: then there is a later one. */
const sendVerificationEmail =
  (state: VerificationState): Write =>
  async ({ database, config }, transports, due) => {
    const { standing } = await shownCaseOf(database.kysely, playerOf(due))
    const [level] = verificationLevels
      .filter((each) => standing[each].state === state)
      .toSorted((a, b) => Number(standing[b].since) - Number(standing[a].since))
    const email = level && verificationEmail(addresseeOf(due), config.publicOrigin, level, standing[level])
    if (email) await transports.email(email)
  }

/** An email about an account that a player is paid out to. */
const sendAccountEmail =
  (write: (addressee: Addressee, origin: string, account: PayoutAccountRow) => Email): Write =>
  async ({ database, config }, transports, due) => {
    const account = await database.kysely.selectFrom('payout_account').selectAll().where('id', '=', due.account_id).executeTakeFirst()
    if (account) await transports.email(write(addresseeOf(due), config.publicOrigin, account))
  }

/** An email about another address or number, to the address that the player had until then. */
const sendContactEmail =
  (write: (addressee: Addressee, origin: string) => Email): Write =>
  ({ config }, transports, due) =>
    transports.email(write({ ...addresseeOf(due), email: due.recipient ?? due.email }, config.publicOrigin))

/** An email about a ticket. */
const sendTicketEmail =
  (write: WriteTicketEmail): Write =>
  async ({ database, config }, transports, due) => {
    const ticket = await database.kysely.selectFrom('ticket').selectAll().where('id', '=', due.ticket_id).executeTakeFirst()
    if (ticket) await transports.email(write(addresseeOf(due), config.publicOrigin, ticket))
  }

const sendContactReply: Write = async ({ database, config }, transports, due) => {
  const message = await database.kysely
    .selectFrom('contact_message')
    .selectAll()
    .where('id', '=', due.contact_message_id)
    .executeTakeFirst()
  if (!message) return
  const { reference, reply, answered_by: answeredBy } = message
  if (reply === null || answeredBy === null) return
  await transports.email(contactRepliedEmail(addresseeOf(due), config.publicOrigin, { reference, reply, answeredBy }))
}

const writers: Record<OutgoingMessage['kind'], Write> = {
  'confirm-email': async ({ database, config }, transports, due) => {
    const token = opaqueToken()
    await database.kysely
      .insertInto('email_token')
      .values({ token_hash: hashToken(token), player_id: playerOf(due), expires_at: secondsFromNow(CONFIRMATION_HOURS * 3_600) })
      .execute()
    await transports.email(confirmationEmail(addresseeOf(due), config.publicOrigin, token))
  },
  'reset-password': async ({ database, config }, transports, due) => {
    const token = opaqueToken()
    await database.kysely
      .insertInto('password_reset')
      .values({ token_hash: hashToken(token), player_id: playerOf(due), expires_at: secondsFromNow(RESET_MINUTES * 60) })
      .execute()
    await transports.email(resetEmail(addresseeOf(due), config.publicOrigin, token))
  },
  'password-changed': ({ config }, transports, due) => transports.email(passwordChangedEmail(addresseeOf(due), config.publicOrigin)),
  'email-changed': sendContactEmail(emailChangedEmail),
  'phone-changed': sendContactEmail(phoneChangedEmail),
  'one-time-code': sendCode,
  'payment-received': sendPaymentEmail(paymentReceivedEmail),
  'payment-reversed': sendPaymentEmail(paymentReversedEmail),
  'withdrawal-requested': sendWithdrawalEmail(withdrawals.withdrawalRequestedEmail),
  'withdrawal-cancelled': sendWithdrawalEmail(withdrawals.withdrawalCancelledEmail),
  'withdrawal-approved': sendWithdrawalEmail(withdrawals.withdrawalApprovedEmail),
  'withdrawal-refused': sendWithdrawalEmail(withdrawals.withdrawalRefusedEmail),
  'withdrawal-sent': sendWithdrawalEmail(withdrawals.withdrawalSentEmail),
  'withdrawal-paid': sendWithdrawalEmail(withdrawals.withdrawalPaidEmail),
  'withdrawal-failed': sendWithdrawalEmail(withdrawals.withdrawalFailedEmail),
  'withdrawal-returned': sendWithdrawalEmail(withdrawals.withdrawalReturnedEmail),
  'verification-completed': sendVerificationEmail('COMPLETED'),
  'verification-resubmit': sendVerificationEmail('RESUBMIT_NEEDED'),
  'verification-unsuccessful': sendVerificationEmail('UNSUCCESSFUL'),
  'verification-manual': sendVerificationEmail('UNDER_MANUAL_VERIFICATION'),
  'payout-account-added': sendAccountEmail(payoutAccountAddedEmail),
  'payout-account-changed': sendAccountEmail(payoutAccountChangedEmail),
  'ticket-replied': sendTicketEmail(ticketRepliedEmail),
  'ticket-resolved': sendTicketEmail(ticketResolvedEmail),
  'contact-replied': sendContactReply,
}

/** Writes what is due and hands it over. Tokens and codes are made here, for each sending, so none lies in the queue. */
export const deliver: Write = async (services, transports, due) => {
  await writers[due.kind](services, transports, due)
  await services.database.kysely.updateTable('outgoing_message').set({ sent_at: databaseNow }).where('id', '=', due.id).execute()
}
