import { randomUUID } from 'node:crypto'
import type { BetPart } from '@lagoon/contract/lobby/enums'
import type { Deliveries } from './deliveries.ts'
import { mainStakeOf } from './journal/entries.ts'
import type { Journal } from './journal/journal.ts'
import { Refusal } from './problems.ts'
import type { Session } from './sessions.ts'
import type { Stake, Wallet } from './wallet.ts'

/** What a round takes at one moment. */
export interface Wanted {
  readonly part: BetPart
  readonly minor: bigint
}

/** Stakes of rounds: each is written down, then asked for; what is not sure to have been taken is given back. */
export const stakes = ({ journal, wallet, deliveries }: { journal: Journal; wallet: Wallet; deliveries: Deliveries }) => {
  /** @throws {Refusal} with nothing taken, or with a stake whose return is under way (NOT_REACHED). */
  const take = async ({ key, reply }: Session, stake: Stake): Promise<string> => {
    const { roundId, stakeId } = stake
    await journal.append({ type: 'bet', roundId, stakeId, key, sessionId: reply.sessionId })
    const answer = await wallet.take(stake).catch(async (error: unknown) => {
      // It may be taken all the same.
      await deliveries.undo(stake)
      throw error
    })
    if (answer.kind === 'ok') return answer.reply.balance
    if (answer.kind === 'refused') {
      await journal.append({ type: 'closed', roundId, stakeId })
      throw new Refusal(answer.problem, answer.balance)
    }
    await deliveries.undo(stake)
    throw new Refusal('NOT_REACHED')
  }

  return {
    /**
     * Takes all of the stakes or none, in their order; `work` goes on with what is left, and where it fails they are given back.
     * @throws {Refusal} as the wallet refuses, NOT_REACHED where it did not answer, and what `work` throws.
     */
    async taking<T>(session: Session, roundId: string, wanted: readonly Wanted[], work: (balance: string) => Promise<T>): Promise<T> {
      const taken: Stake[] = []
      let balance = session.reply.balance
      try {
        for (const { part, minor } of wanted) {
          const stakeId = part === 'MAIN' ? mainStakeOf(roundId) : `${roundId}-${randomUUID()}`
          const stake: Stake = { stakeId, roundId, sessionId: session.reply.sessionId, part, minor }
          balance = await take(session, stake)
          taken.push(stake)
        }
        return await work(balance)
      } catch (error) {
        for (const stake of taken.toReversed()) await deliveries.undo(stake)
        throw error
      }
    },
  }
}
export type Stakes = ReturnType<typeof stakes>
