import type { Logger } from 'pino'
import type { Journal } from './journal/journal.ts'
import { openRoundsIn } from './journal/openRounds.ts'
import type { Delivered, Delivery, Stake, Wallet } from './wallet.ts'

export interface DeliveriesOptions {
  journal: Journal
  wallet: Wallet
  log: Logger
  /** First and longest wait between two sendings, milliseconds; each wait is twice the last. */
  backoffMs: { first: number; longest: number }
}

/** What a delivery is about: the return of a stake, or without one the settling of the round. */
interface About {
  readonly roundId: string
  readonly stakeId?: string
}

/** Settlements and returns of stakes: written down first, then told until the wallet answers one way or the other. */
export const deliveries = ({ journal, wallet, log, backoffMs }: DeliveriesOptions) => {
  const waiting = new Set<NodeJS.Timeout>()
  const returning = new Map<string, number>()
  let isStopped = false

  const underWay = new Set<Promise<Delivered>>()
  const count = (roundId: string, by: number) => {
    const left = (returning.get(roundId) ?? 0) + by
    if (left > 0) returning.set(roundId, left)
    else returning.delete(roundId)
  }

  const attempt = async (about: About, delivery: Delivery, tries: number): Promise<Delivered> => {
    const answer = await wallet.deliver(delivery)
    if (answer.kind !== 'unknown') {
      if (answer.kind === 'refused') log.error({ ...about, reason: answer.reason }, 'the wallet refused for good; the round needs a look')
      await journal.append({ type: 'closed', ...about })
      if (about.stakeId !== undefined) count(about.roundId, -1)
      return answer
    }
    log.warn({ ...about, tries: tries + 1, reason: answer.reason }, 'not answered, will be sent again')
    if (isStopped) return answer
    const wait = Math.min(backoffMs.first * 2 ** tries, backoffMs.longest) * (0.8 + Math.random() * 0.4)
    const timer = setTimeout(() => {
      waiting.delete(timer)
      send(about, delivery, tries + 1).catch((error: unknown) => log.error({ ...about, error }, 'the journal cannot be written'))
    }, wait)
    waiting.add(timer)
    return answer
  }

  const send = (about: About, delivery: Delivery, tries: number): Promise<Delivered> => {
    const sending = attempt(about, delivery, tries)
    underWay.add(sending)
    void sending.catch(() => undefined).then(() => underWay.delete(sending))
    return sending
  }

  /** Gives a stake back if it was taken; `written` is what the journal holds of it already. */
  const undo = async (
    { roundId, stakeId, sessionId }: Pick<Stake, 'roundId' | 'stakeId' | 'sessionId'>,
    written: Delivery | null = null,
  ): Promise<Delivered> => {
    count(roundId, 1)
    const delivery = written ?? wallet.undo({ roundId, stakeId, sessionId })
    if (written === null) await journal.append({ type: 'rollback', roundId, stakeId, delivery })
    return send({ roundId, stakeId }, delivery, 0)
  }

  return {
    /** Sends what the journal holds already; resolves with the first answer, whatever it is, and goes on by itself. */
    settle: (roundId: string, delivery: Delivery) => send({ roundId }, delivery, 0),
    undo: (stake: Pick<Stake, 'roundId' | 'stakeId' | 'sessionId'>) => undo(stake),
    /** Whether a stake of the round is on its way back: the round must not go on meanwhile. */
    isReturning: (roundId: string): boolean => returning.has(roundId),
    /** Takes up what a stopped or killed process left open: an unanswered bet is given back, a win or rollback sent again; a round that waits for its player waits on. */
    async resume(): Promise<void> {
      const open = [...openRoundsIn(journal.entries)]
      const sendings = open.flatMap(([roundId, { stakes, settlement }]) => [
        ...[...stakes].map(([stakeId, stake]) => undo({ roundId, stakeId, sessionId: stake.sessionId }, stake.undo)),
        ...(settlement === null ? [] : [send({ roundId }, settlement, 0)]),
      ])
      if (sendings.length > 0) log.info({ deliveries: sendings.length }, 'taking up open rounds')
      await Promise.all(sendings)
    },
    /** Ends the sending; what is open stays in the journal for the next start. */
    async stop(): Promise<void> {
      isStopped = true
      for (const timer of waiting) clearTimeout(timer)
      await Promise.allSettled(underWay)
    },
  }
}
export type Deliveries = ReturnType<typeof deliveries>
