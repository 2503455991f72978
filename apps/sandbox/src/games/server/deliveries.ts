import type { Logger } from 'pino'
import { backoffAfter, openAttempts, type Backoff } from '../../attempts/attempts.ts'
import type { Journal } from './journal/journal.ts'
import { openRoundsIn } from './journal/openRounds.ts'
import type { Delivered, Delivery, Stake, Wallet } from './wallet.ts'

export interface DeliveriesOptions {
  journal: Journal
  wallet: Wallet
  log: Logger
  backoffMs: Backoff
}

/** What a delivery is about: the return of a stake, or without one the settling of the round. */
interface About {
  readonly roundId: string
  readonly stakeId?: string
}

interface Sending {
  readonly about: About
  readonly delivery: Delivery
  /** What has to be on the disk before it is told; absent where it is. */
  readonly writeDown?: () => Promise<void>
}

/** Settlements and returns of stakes: written down first, then told until the wallet answers one way or the other. */
export const deliveries = ({ journal, wallet, log, backoffMs }: DeliveriesOptions) => {
  const attempts = openAttempts()
  const returning = new Map<string, number>()

  const count = (roundId: string, by: number) => {
    const left = (returning.get(roundId) ?? 0) + by
    if (left > 0) returning.set(roundId, left)
    else returning.delete(roundId)
  }

  const told = async ({ about, delivery, writeDown }: Sending): Promise<Delivered> => {
    await writeDown?.()
    const answer = await wallet.deliver(delivery)
    if (answer.kind === 'unknown') return answer
    if (answer.kind === 'refused') log.error({ ...about, reason: answer.reason }, 'the wallet refused for good; the round needs a look')
    await journal.append({ type: 'closed', ...about })
    if (about.stakeId !== undefined) count(about.roundId, -1)
    return answer
  }
  /** Never rejects: what throws may have happened or not, like what is not answered. */
  const attempt = async (sending: Sending, tries: number): Promise<Delivered> => {
    const { about } = sending
    const answer = await told(sending).catch((error: unknown): Delivered => {
      log.error({ ...about, err: error }, 'a delivery has trouble')
      return { kind: 'unknown', reason: String(error) }
    })
    if (answer.kind !== 'unknown') return answer
    log.warn({ ...about, tries: tries + 1, reason: answer.reason }, 'not answered, will be sent again')
    attempts.later(backoffAfter(backoffMs, tries), () => attempt(sending, tries + 1))
    return answer
  }

  const send = (sending: Sending): Promise<Delivered> => attempts.now(() => attempt(sending, 0))

  /** Gives a stake back if it was taken; `written` is what the journal holds of it already. */
  const undo = (
    { roundId, stakeId, sessionId }: Pick<Stake, 'roundId' | 'stakeId' | 'sessionId'>,
    written: Delivery | null = null,
  ): Promise<Delivered> => {
    count(roundId, 1)
    const delivery = written ?? wallet.undo({ roundId, stakeId, sessionId })
    let isWritten = written !== null
    const writeDown = async () => {
      if (isWritten) return
      await journal.append({ type: 'rollback', roundId, stakeId, delivery })
      isWritten = true
    }
    return send({ about: { roundId, stakeId }, delivery, writeDown })
  }

  return {
    /** Sends what the journal holds already; resolves with the first answer, whatever it is, and goes on by itself. */
    settle: (roundId: string, delivery: Delivery) => send({ about: { roundId }, delivery }),
    undo: (stake: Pick<Stake, 'roundId' | 'stakeId' | 'sessionId'>) => undo(stake),
    /** Whether a stake of the round is on its way back: the round must not go on meanwhile. */
    isReturning: (roundId: string): boolean => returning.has(roundId),
    /** Takes up what a stopped or killed process left open: an unanswered bet is given back, a win or rollback sent again; a round that waits for its player waits on. */
    async resume(): Promise<void> {
      const open = [...openRoundsIn(journal.entries)]
      const sendings = open.flatMap(([roundId, { stakes, settlement }]) => [
        ...[...stakes].map(([stakeId, stake]) => undo({ roundId, stakeId, sessionId: stake.sessionId }, stake.undo)),
        ...(settlement === null ? [] : [send({ about: { roundId }, delivery: settlement })]),
      ])
      if (sendings.length > 0) log.info({ deliveries: sendings.length }, 'taking up open rounds')
      await Promise.all(sendings)
    },
    /** Ends the sending; what is open stays in the journal for the next start. */
    stop: attempts.stop,
  }
}
export type Deliveries = ReturnType<typeof deliveries>
