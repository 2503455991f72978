import { databaseNow } from '../../src/kernel/databaseTime.ts'
import { confirmedPlayer, eventually, type SignUp } from './accounts.ts'
import type { TestNode } from './node.ts'

/** What a request for a code answers, as far as a test wants to know. */
export interface AskedCode {
  readonly requestId: string
  readonly maskedTo: string
  readonly expiresAt: string
  readonly resendAt: string
}

/** The six digits of the newest message to a number or address, once more than `after` messages have come. */
export const codeSentTo = (node: TestNode, to: string, after = 0): Promise<string> =>
  eventually(() => {
    const messages = to.includes('@') ? node.emails.filter((email) => email.subject.includes('code')) : node.texts
    const mine = messages.filter((message) => message.to === to)
    return mine.length > after ? /\b\d{6}\b/.exec(mine.at(-1)?.text ?? '')?.[0] : undefined
  })

/** The token of the newest reset email to an address. */
export const resetTokenOf = (node: TestNode, email: string): Promise<string> =>
  eventually(() => /reset-password\/([\w-]+)/.exec(node.emails.findLast(({ to }) => to === email)?.text ?? '')?.[1])

/** Six digits that are not these. */
export const otherThan = (code: string, step = 1): string => String((Number(code) + step) % 1_000_000).padStart(6, '0')

/** A player who confirmed the phone number as well as the address; no code was sent for that. */
export const playerWithPhone = async (node: TestNode): Promise<SignUp> => {
  const account = await confirmedPlayer(node)
  const players = node.app.services.database.kysely.updateTable('player')
  await players.set({ phone_confirmed_at: databaseNow }).where('phone', '=', account.phone).execute()
  return account
}
