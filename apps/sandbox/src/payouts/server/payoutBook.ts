import { randomInt } from 'node:crypto'
import type { Logger } from 'pino'
import { openDueTimers } from '../../attempts/dueTimers.ts'
import { noticeWayOf, type Notice, type NoticePlan, type NoticeSender } from '../../payments/server/noticeSender.ts'
import { openRecords } from '../../payments/server/records.ts'
import { offersPayout, usualPayoutWish, type PayoutChoices, type PayoutNotice, type PayoutWish } from '../outcomes.ts'
import { bookedSum, changeAt, changesOf, standingOf, type Payout, type PayoutChange, type PayoutWord } from './timeline.ts'

const planOf = (way: PayoutNotice): NoticePlan => noticeWayOf[way === 'BEFORE_ANSWER' ? 'BEFORE_RETURN' : way]

/** What the desk has set for a provider's next payout. The first that is made takes it; those after it go as usual. */
export const nextPayoutWish = (choices: PayoutChoices) => {
  let next: PayoutWish | null = null
  return {
    get: (): PayoutWish | null => next,
    set: (wish: PayoutWish | null): boolean => {
      if (wish && !offersPayout(choices, wish)) return false
      next = wish
      return true
    },
    take: (): PayoutWish => {
      const taken = next ?? usualPayoutWish(choices)
      next = null
      return taken
    },
  }
}
export type NextPayoutWish = ReturnType<typeof nextPayoutWish>

export interface PayoutBookOptions<Details> {
  /** The file of the payouts. */
  readonly path: string
  readonly sender: NoticeSender
  /** A change as it is notified of; null where this provider says nothing of it. */
  readonly noticeOf: (payout: Payout<Details>, change: PayoutChange, isSignedRight: boolean) => Notice | null
  readonly log: Logger
}

/** A payout that a provider is asked to make. */
export interface NewPayout<Details> {
  /** The platform's key. */
  readonly id: string
  /** The provider's id of it, where that is not just a number. */
  readonly reference?: string
  readonly amount: string
  readonly currency: string
  readonly details: Details
}

/** The payouts of a provider: each is made once for its key, changes in its time, and is notified of. Kept over restarts and kills. */
export const openPayoutBook = async <Details>({ path, sender, noticeOf, log }: PayoutBookOptions<Details>) => {
  const records = await openRecords<Payout<Details>>(path)
  const timers = openDueTimers({ log, failed: 'a payout did not go on' })

  const tell = async (payout: Payout<Details>, change: PayoutChange, plan: NoticePlan): Promise<void> => {
    const notice = noticeOf(payout, change, plan.isSignedRight)
    if (notice) await sender.send(notice, plan)
  }
  /** Notifies of what has happened since the last time, and sets a clock for what comes. */
  const goOn = async (id: string): Promise<void> => {
    timers.cancel(id)
    const payout = records.get(id)
    if (!payout) return
    const now = Date.now()
    const due = payout.changes.filter(({ at }) => at > payout.toldUntil && at <= now)
    const last = due.at(-1)
    const told = last ? { ...payout, toldUntil: last.at } : payout
    if (last) await records.put(told)
    for (const change of due) await tell(told, change, planOf(payout.wish.notice))
    const next = payout.changes.find(({ at }) => at > now)
    if (next) timers.plan(id, next.at, () => goOn(id))
  }
  for (const { id } of records.all()) timers.plan(id, Date.now(), () => goOn(id))

  return {
    find: (id: string): Payout<Details> | undefined => records.get(id),
    byReference: (reference: string): Payout<Details> | undefined => records.all().find((one) => one.reference === reference),
    /** The oldest first. */
    all: records.all,
    /** Makes a payout, or finds the one that was made under this key. Resolves when it is on the disk. */
    make: async ({ id, reference, amount, currency, details }: NewPayout<Details>, wish: PayoutWish): Promise<Payout<Details>> => {
      const known = records.get(id)
      if (known) return known
      const madeAt = Date.now()
      const made: Payout<Details> = {
        id,
        reference: reference ?? String(randomInt(1_000_000_000, 9_999_999_999)),
        ...bookedSum(wish.outcome, { amount, currency }),
        details,
        madeAt,
        wish,
        isMute: wish.answer === 'MUTE',
        changes: changesOf(wish.outcome, madeAt),
        toldUntil: 0,
      }
      await records.put(made)
      await goOn(id)
      return records.get(id) ?? made
    },
    /** What the provider's staff or the receiving bank change afterwards: what was to come by itself does not. */
    change: async (id: string, word: PayoutWord): Promise<void> => {
      const payout = records.get(id)
      if (!payout) return
      const change = changeAt(Date.now(), word)
      const past = payout.changes.filter(({ at }) => at <= change.at)
      const changed = { ...payout, changes: [...past, change], toldUntil: change.at }
      timers.cancel(id)
      await records.put(changed)
      await tell(changed, change, noticeWayOf.AT_ONCE)
    },
    /** Changes what the provider's protocol says of it, such as the hash of its transfer. */
    describe: async (id: string, details: Details): Promise<void> => {
      const payout = records.get(id)
      if (payout) await records.put({ ...payout, details })
    },
    /** Notifies once more of how it stands. */
    repeat: async (id: string): Promise<void> => {
      const payout = records.get(id)
      if (payout) await tell(payout, standingOf(payout, Date.now()), noticeWayOf.AT_ONCE)
    },
    /** From now on it is answered about. */
    speak: async (id: string): Promise<void> => {
      const payout = records.get(id)
      if (payout) await records.put({ ...payout, isMute: false })
    },
    stop: async (): Promise<void> => {
      timers.stop()
      await records.close()
    },
  }
}
export type PayoutBook<Details> = Awaited<ReturnType<typeof openPayoutBook<Details>>>
