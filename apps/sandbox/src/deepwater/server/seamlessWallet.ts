import {
  sessionReply,
  walletPaths,
  walletReply,
  type BalanceRequest,
  type BetRequest,
  type RollbackRequest,
  type SessionRequest,
  type WalletRefusalStatus,
  type WinRequest,
} from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { GameProblem } from '../../games/contract.ts'
import { mainStakeOf } from '../../games/server/journal/entries.ts'
import type { Wallet, WalletAnswer } from '../../games/server/wallet.ts'
import type { PlatformAnswer, WalletClient } from './walletClient.ts'

/** What has to arrive: the call, with the body as it was first sent. */
interface Call {
  readonly path: string
  readonly body: string
}

/** Refusals that end the matter. All others (a clock that is off, a wrong secret, a shape that is not understood) are put right by people; until then it is sent again. */
const final: ReadonlySet<WalletRefusalStatus> = new Set<WalletRefusalStatus>([
  'ACCOUNT_FULL',
  'SESSION_NOT_FOUND',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_NOT_FOUND',
  'ROLLED_BACK',
  'ROUND_CLOSED',
])

/** The platform's word about a bet or a session, in the game's words. */
const problemOf = (status: WalletRefusalStatus): GameProblem => {
  switch (status) {
    case 'LAUNCH_TOKEN_INVALID':
      return 'LAUNCH_INVALID'
    case 'SESSION_NOT_FOUND':
    case 'SESSION_ENDED':
      return 'SESSION_ENDED'
    case 'INSUFFICIENT_BALANCE':
    case 'LIMIT_REACHED':
      return status
    default:
      return 'INTERNAL'
  }
}

const read = <Reply>(answer: PlatformAnswer<Reply>): WalletAnswer<Reply> =>
  answer.kind === 'refused' ? { kind: 'refused', problem: problemOf(answer.refusal.status), balance: answer.refusal.balance } : answer

/** Deepwater's wallet: the tokens stay with the platform, which is asked for every move (docs/providers/deepwater.md). */
export const seamlessWallet = (client: WalletClient): Wallet => ({
  async open(launch) {
    return read(await client(walletPaths.session, JSON.stringify({ launchToken: launch } satisfies SessionRequest), sessionReply))
  },
  async balance(sessionId) {
    return read(await client(walletPaths.balance, JSON.stringify({ sessionId } satisfies BalanceRequest), walletReply))
  },
  async take({ stakeId, roundId, sessionId, part, minor }) {
    const bet: BetRequest = { sessionId, transactionId: stakeId, roundId, amount: String(minor), part }
    return read(await client(walletPaths.bet, JSON.stringify(bet), walletReply))
  },
  undo({ stakeId, sessionId }) {
    const transactionId = `${stakeId.replace(/-bet$/, '')}-rollback`
    const request: RollbackRequest = { sessionId, transactionId, betTransactionId: stakeId }
    return { path: walletPaths.rollback, body: JSON.stringify(request) } satisfies Call
  },
  settle({ roundId, sessionId, totalWin, report, fairness }) {
    const win: WinRequest = {
      sessionId,
      transactionId: `${roundId}-win`,
      betTransactionId: mainStakeOf(roundId),
      roundId,
      amount: totalWin,
      report,
      fairness,
    }
    return { path: walletPaths.win, body: JSON.stringify(win) } satisfies Call
  },
  async deliver(delivery) {
    // What is delivered was made here.
    const { path, body } = delivery as unknown as Call
    const answer = await client(path, body, walletReply)
    if (answer.kind === 'ok') return { kind: 'ok', balance: answer.reply.balance }
    if (answer.kind === 'unknown') return answer
    const { status } = answer.refusal
    return { kind: final.has(status) ? 'refused' : 'unknown', reason: status }
  },
})
