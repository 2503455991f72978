import type { WalletRefusalStatus } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { GameProblem, ProblemAnswer } from '../contract.ts'

const texts: Readonly<Record<GameProblem, readonly [status: number, message: string]>> = {
  LAUNCH_INVALID: [401, 'This game link was used already or is too old. Open the game again from the lobby.'],
  SESSION_ENDED: [401, 'This game session has ended. Open the game again from the lobby.'],
  INSUFFICIENT_BALANCE: [409, 'Your balance is lower than the stake. Nothing was taken.'],
  LIMIT_REACHED: [409, 'A limit on your account does not allow this bet. Nothing was taken.'],
  STAKE_REFUSED: [422, 'This stake cannot be played. Choose one of the stakes shown.'],
  SPIN_RUNNING: [409, 'The last spin is still being booked. Try again in a moment.'],
  NOT_REACHED: [503, 'The bet could not be confirmed. If it was taken, it is given back in full.'],
  PLATFORM_AWAY: [503, 'The casino cannot be reached just now. Your tokens are where they were.'],
  BAD_REQUEST: [400, 'The game sent something that could not be read. Reload the game.'],
  INTERNAL: [500, 'Something went wrong on our side. Nothing was won or lost by this.'],
}

/** A refusal that the player is told about. */
export class Refusal extends Error {
  readonly problem: GameProblem
  readonly balance: string | undefined
  constructor(problem: GameProblem, balance?: string) {
    super(problem)
    this.problem = problem
    this.balance = balance
  }
  get status(): number {
    return texts[this.problem][0]
  }
  get body(): ProblemAnswer {
    const message = texts[this.problem][1]
    return this.balance === undefined ? { problem: this.problem, message } : { problem: this.problem, message, balance: this.balance }
  }
}

/** The platform's word about a bet or a session, in the game's words. */
export const problemOf = (status: WalletRefusalStatus): GameProblem => {
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
