import { randomInt, randomUUID } from 'node:crypto'
import { walletPaths, walletReply, type BetRequest, type WinRequest } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { spin } from '@lagoon/games/moonlitTides/spin'
import type { SpinAnswer } from '../contract.ts'
import type { Deliveries } from './deliveries.ts'
import type { Journal } from './journal.ts'
import { problemOf, Refusal } from './problems.ts'
import { roundView, slotReport } from './report.ts'
import type { Session } from './sessions.ts'
import { isPlayable } from './stakes.ts'
import type { WalletClient } from './walletClient.ts'

export interface RoundsOptions {
  journal: Journal
  wallet: WalletClient
  deliveries: Deliveries
}

/** Plays rounds: bet, then outcome, then win; each step is on the disk before it is sent. */
export const rounds = ({ journal, wallet, deliveries }: RoundsOptions) => {
  const play = async (session: Session, spinId: string, stake: bigint): Promise<SpinAnswer> => {
    const { sessionId, token, winToken } = session.reply
    const roundId = randomUUID()
    const bet: BetRequest = { sessionId, transactionId: `${roundId}-bet`, roundId, amount: String(stake) }
    await journal.append({ type: 'bet', roundId, key: session.key, sessionId })
    const accepted = await wallet(walletPaths.bet, JSON.stringify(bet), walletReply)
    if (accepted.kind === 'refused') {
      await journal.append({ type: 'closed', roundId })
      throw new Refusal(problemOf(accepted.refusal.status), accepted.refusal.balance)
    }
    if (accepted.kind === 'unknown') {
      await deliveries.rollback(roundId, sessionId)
      throw new Refusal('NOT_REACHED')
    }

    const outcome = spin(randomInt, stake)
    const win: WinRequest = {
      sessionId,
      transactionId: `${roundId}-win`,
      betTransactionId: bet.transactionId,
      roundId,
      amount: String(outcome.totalWinMinor),
      report: slotReport(outcome),
    }
    const afterBet = BigInt(accepted.reply.balance)
    const expected = token === winToken ? afterBet + outcome.totalWinMinor : afterBet
    const view = roundView(roundId, outcome)
    const delivery = { path: walletPaths.win, body: JSON.stringify(win) }
    await journal.append({
      type: 'win',
      roundId,
      key: session.key,
      spinId,
      delivery,
      answer: { ...view, balance: String(expected), isSettled: true },
    })
    const booked = await deliveries.send(roundId, delivery)
    return booked.kind === 'ok'
      ? { ...view, balance: booked.reply.balance, isSettled: true }
      : { ...view, balance: String(expected), isSettled: false }
  }

  /**
   * One spin at a time per session. The same `spinId` again gives the same answer.
   * @throws {Refusal} with nothing bet, or with a bet whose return is under way (NOT_REACHED).
   */
  return async (session: Session, spinId: string, stake: bigint): Promise<SpinAnswer> => {
    if (session.lastSpin?.spinId === spinId) return session.lastSpin.answer
    if (session.isSpinning) throw new Refusal('SPIN_RUNNING')
    if (!isPlayable(stake, session.reply)) throw new Refusal('STAKE_REFUSED')
    session.isSpinning = true
    const before = session.lastSpin
    const answer = play(session, spinId, stake)
    session.lastSpin = { spinId, answer }
    try {
      return await answer
    } catch (error) {
      session.lastSpin = before
      throw error
    } finally {
      session.isSpinning = false
    }
  }
}
export type PlayRound = ReturnType<typeof rounds>
