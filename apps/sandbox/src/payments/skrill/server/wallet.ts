import { randomInt } from 'node:crypto'
import type { NoticeWay, Outcome } from '../../outcomes.ts'
import { noticeWayOf, type NoticeSender } from '../../server/noticeSender.ts'
import type { Records } from '../../server/records.ts'
import { signedForm } from './signing.ts'
import { changesOf, reportOf, standing, sumOf, type Change, type Session } from './transactions.ts'
import { skrillStatuses } from '@lagoon/contract/wire/skrill/skrill'

export interface WalletOptions {
  readonly sessions: Records<Session>
  readonly sender: NoticeSender
  readonly merchantId: string
  readonly secretWord: string
}

/** What is done with prepared sessions: transactions begin, change and are reported. */
export const openWallet = ({ sessions, sender, merchantId, secretWord }: WalletOptions) => {
  /** Posts a change when it is its time. */
  const report = async (session: Session, change: Change, way: NoticeWay, now: number): Promise<void> => {
    if (!session.transaction) return
    const plan = noticeWayOf[way]
    const fields = reportOf(session, session.transaction, change, merchantId)
    const notice = {
      url: session.request.status_url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: signedForm(fields, plan.isSignedRight ? secretWord : `not ${secretWord}`),
    }
    const later = Math.max(0, change.at - now)
    await sender.send(notice, { ...plan, delayMs: plan.delayMs + later, isAwaited: plan.isAwaited && later === 0 })
  }
  const withTransactionOf = (transactionId: string) => sessions.all().filter(({ request }) => request.transaction_id === transactionId)

  return {
    /** The transaction that a merchant knows by its own id. */
    find: (transactionId: string): Session | undefined => withTransactionOf(transactionId).find(({ transaction }) => transaction !== null),
    /** Carries out what was chosen on the page. False where this transaction was paid or begun before, in another session too. */
    pay: async (session: Session, outcome: Outcome, way: NoticeWay): Promise<boolean> => {
      const now = Date.now()
      if (withTransactionOf(session.request.transaction_id).some(({ transaction }) => transaction !== null)) return false
      const changes = changesOf(outcome, now)
      if (changes.length === 0) return true
      const mbTransactionId = String(randomInt(1_000_000_000, 9_999_999_999))
      const begun: Session = { ...session, transaction: { mbTransactionId, ...sumOf(outcome, session.request), changes } }
      await sessions.put(begun)
      for (const change of changes) await report(begun, change, way, now)
      return true
    },
    /** What the payer's bank or Skrill's staff change afterwards. */
    change: async (session: Session, status: Change['status']): Promise<void> => {
      if (!session.transaction) return
      const change: Change = { at: Date.now(), status, ...(status === skrillStatuses.FAILED && { reason: '05' }) }
      const past = session.transaction.changes.filter(({ at }) => at < change.at)
      const changed = { ...session, transaction: { ...session.transaction, changes: [...past, change] } }
      await sessions.put(changed)
      await report(changed, change, 'AT_ONCE', change.at)
    },
    /** Posts once more how a transaction stands. */
    repost: async (session: Session): Promise<void> => {
      const change = session.transaction && standing(session.transaction, Date.now())
      if (change) await report(session, change, 'AT_ONCE', change.at)
    },
  }
}
export type Wallet = ReturnType<typeof openWallet>
