import type { Logger } from 'pino'
import { backoffAfter, openAttempts, type Backoff } from '../../../attempts/attempts.ts'
import type { Lines } from '../../../games/server/journal/lines.ts'
import type { Wallet } from '../../../games/server/wallet.ts'
import type { HandDelivery, TableLine } from './records.ts'

export interface TellingOptions {
  readonly lines: Lines<TableLine>
  readonly wallet: Pick<Wallet, 'deliver'>
  readonly log: Logger
  readonly backoffMs: Backoff
  /** What is left in the purse of the round's player. */
  readonly onBalance: (roundId: string, balance: string) => void
  /** Everything of a hand is told. */
  readonly onTold: () => void
}

/** Tells the wallet what hands came to, again and again until it answers. What is told was written down before. */
export const telling = ({ lines, wallet, log, backoffMs, onBalance, onTold }: TellingOptions) => {
  const attempts = openAttempts()
  const undelivered = new Set<number>()

  const send = async (number: number, deliveries: readonly HandDelivery[], tries: number): Promise<void> => {
    const left: HandDelivery[] = []
    for (const one of deliveries) {
      const answer = await wallet.deliver(one.delivery)
      if (answer.kind === 'ok') onBalance(one.roundId, answer.balance)
      else if (answer.kind === 'unknown') left.push(one)
      else log.error({ roundId: one.roundId, reason: answer.reason }, 'the wallet refused a hand for good; it needs a look')
    }
    if (left.length === 0) {
      await lines.append({ type: 'told', number })
      undelivered.delete(number)
      return onTold()
    }
    log.warn({ number, left: left.length, tries: tries + 1 }, 'a hand is not told yet, will be sent again')
    later(number, left, tries)
  }
  const later = (number: number, deliveries: readonly HandDelivery[], tries: number): void =>
    attempts.later(backoffAfter(backoffMs, tries), () => attempt(number, deliveries, tries + 1))
  const attempt = (number: number, deliveries: readonly HandDelivery[], tries: number): Promise<void> =>
    send(number, deliveries, tries).catch((error: unknown) => {
      log.error({ err: error, number, tries: tries + 1 }, 'a hand cannot be told, will be sent again')
      later(number, deliveries, tries)
    })

  return {
    tell(number: number, deliveries: readonly HandDelivery[]): void {
      undelivered.add(number)
      void attempts.now(() => attempt(number, deliveries, 0))
    },
    /** Chips are on their way: no hand may take them yet. */
    isBusy: (): boolean => undelivered.size > 0,
    /** Ends the sending; what is left stays in the lines for the next start. */
    stop: attempts.stop,
  }
}
export type Telling = ReturnType<typeof telling>
