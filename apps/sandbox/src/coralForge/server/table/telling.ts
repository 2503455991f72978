import type { Logger } from 'pino'
import type { Lines } from '../../../games/server/journal/lines.ts'
import type { Wallet } from '../../../games/server/wallet.ts'
import type { HandDelivery, TableLine } from './records.ts'

export interface TellingOptions {
  readonly lines: Lines<TableLine>
  readonly wallet: Pick<Wallet, 'deliver'>
  readonly log: Logger
  /** First and longest wait between two sendings, milliseconds; each wait is twice the last. */
  readonly backoffMs: { readonly first: number; readonly longest: number }
  /** What is left in the purse of the round's player. */
  readonly onBalance: (roundId: string, balance: string) => void
  /** Everything of a hand is told. */
  readonly onTold: () => void
}

/** Tells the wallet what hands came to, again and again until it answers. What is told was written down before. */
export const telling = ({ lines, wallet, log, backoffMs, onBalance, onTold }: TellingOptions) => {
  const waiting = new Set<NodeJS.Timeout>()
  const undelivered = new Set<number>()
  const underWay = new Set<Promise<void>>()
  let isStopped = false

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
    if (isStopped) return
    const timer = setTimeout(
      () => {
        waiting.delete(timer)
        begin(number, left, tries + 1)
      },
      Math.min(backoffMs.first * 2 ** tries, backoffMs.longest),
    )
    waiting.add(timer)
  }
  const begin = (number: number, deliveries: readonly HandDelivery[], tries: number): void => {
    const sending = send(number, deliveries, tries).catch((error: unknown) => log.error({ err: error, number }, 'a hand cannot be told'))
    underWay.add(sending)
    void sending.then(() => underWay.delete(sending))
  }

  return {
    tell(number: number, deliveries: readonly HandDelivery[]): void {
      undelivered.add(number)
      begin(number, deliveries, 0)
    },
    /** Chips are on their way: no hand may take them yet. */
    isBusy: (): boolean => undelivered.size > 0,
    /** Ends the sending; what is left stays in the lines for the next start. */
    async stop(): Promise<void> {
      isStopped = true
      for (const timer of waiting) clearTimeout(timer)
      await Promise.allSettled(underWay)
    },
  }
}
export type Telling = ReturnType<typeof telling>
