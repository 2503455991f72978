import {
  walletPaths,
  walletReply,
  type RollbackRequest,
  type WalletRefusalStatus,
  type WalletReply,
} from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { Logger } from 'pino'
import type { Delivery } from './journal/entries.ts'
import type { Journal } from './journal/journal.ts'
import type { WalletAnswer, WalletClient } from './walletClient.ts'

type Answer = WalletAnswer<WalletReply>

/** Refusals that end the matter. All others (a clock that is off, a wrong secret, a shape that is not understood) are put right by people; until then it is sent again. */
const final: ReadonlySet<WalletRefusalStatus> = new Set<WalletRefusalStatus>([
  'ACCOUNT_FULL',
  'SESSION_NOT_FOUND',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_NOT_FOUND',
  'ROLLED_BACK',
  'ROUND_CLOSED',
])
const isOver = (answer: Answer) => answer.kind === 'ok' || (answer.kind === 'refused' && final.has(answer.refusal.status))

export interface DeliveriesOptions {
  journal: Journal
  wallet: WalletClient
  log: Logger
  /** First and longest wait between two sendings, milliseconds; each wait is twice the last. */
  backoffMs: { first: number; longest: number }
}

/** Wins and rollbacks: written down first, then sent with the same body until the platform answers one way or the other. */
export const deliveries = ({ journal, wallet, log, backoffMs }: DeliveriesOptions) => {
  const waiting = new Map<string, NodeJS.Timeout>()
  let isStopped = false

  const underWay = new Set<Promise<Answer>>()

  const attempt = async (roundId: string, delivery: Delivery, tries: number): Promise<Answer> => {
    const answer = await wallet(delivery.path, delivery.body, walletReply)
    if (isOver(answer)) {
      if (answer.kind === 'refused')
        log.error({ roundId, path: delivery.path, status: answer.refusal.status }, 'the platform refused for good; the round needs a look')
      await journal.append({ type: 'closed', roundId })
      return answer
    }
    log.warn(
      {
        roundId,
        path: delivery.path,
        tries: tries + 1,
        reason: answer.kind === 'unknown' ? answer.reason : answer.kind === 'refused' ? answer.refusal.status : '',
      },
      'not answered, will be sent again',
    )
    if (isStopped) return answer
    const wait = Math.min(backoffMs.first * 2 ** tries, backoffMs.longest) * (0.8 + Math.random() * 0.4)
    waiting.set(
      roundId,
      setTimeout(() => {
        waiting.delete(roundId)
        send(roundId, delivery, tries + 1).catch((error: unknown) => log.error({ roundId, error }, 'the journal cannot be written'))
      }, wait),
    )
    return answer
  }

  const send = (roundId: string, delivery: Delivery, tries: number): Promise<Answer> => {
    const sending = attempt(roundId, delivery, tries)
    underWay.add(sending)
    void sending.catch(() => undefined).then(() => underWay.delete(sending))
    return sending
  }

  /** Gives the bet back if it was taken. */
  const rollback = async (roundId: string, sessionId: string): Promise<Answer> => {
    const request: RollbackRequest = { sessionId, transactionId: `${roundId}-rollback`, betTransactionId: `${roundId}-bet` }
    const delivery = { path: walletPaths.rollback, body: JSON.stringify(request) }
    await journal.append({ type: 'rollback', roundId, delivery })
    return send(roundId, delivery, 0)
  }

  return {
    /** Sends what the journal holds already; resolves with the first answer, whatever it is, and goes on by itself. */
    send: (roundId: string, delivery: Delivery) => send(roundId, delivery, 0),
    rollback,
    /** Takes up what a stopped or killed process left open: an unanswered bet is given back, a win or rollback sent again; a round that waits for its player waits on. */
    async resume(): Promise<void> {
      const open = new Map<string, { sessionId?: string; delivery?: Delivery }>()
      for (const entry of journal.entries) {
        if (entry.type === 'bet') open.set(entry.roundId, { sessionId: entry.sessionId })
        if (entry.type === 'win' || entry.type === 'rollback') open.set(entry.roundId, { delivery: entry.delivery })
        if (entry.type === 'step' || entry.type === 'closed') open.delete(entry.roundId)
      }
      if (open.size > 0) log.info({ rounds: open.size }, 'taking up open rounds')
      await Promise.all(
        [...open].map(([roundId, { sessionId, delivery }]) => (delivery ? send(roundId, delivery, 0) : rollback(roundId, sessionId ?? ''))),
      )
    },
    /** Ends the sending; what is open stays in the journal for the next start. */
    async stop(): Promise<void> {
      isStopped = true
      for (const timer of waiting.values()) clearTimeout(timer)
      await Promise.allSettled(underWay)
    },
  }
}
export type Deliveries = ReturnType<typeof deliveries>
