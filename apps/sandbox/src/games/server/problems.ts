import type { GameProblem, ProblemAnswer } from '../contract.ts'

/** A problem, or a case of one that has words of its own. */
type Reason = GameProblem | 'CANCELED_TOO_LATE'

const texts: Readonly<Record<Reason, readonly [status: number, message: string]>> = {
  LAUNCH_INVALID: [401, 'This game link has expired. Open the game again from the lobby.'],
  SESSION_ENDED: [401, 'This game session has ended. Open the game again from the lobby.'],
  INSUFFICIENT_BALANCE: [409, 'Your balance is lower than your bet. Nothing was taken.'],
  LIMIT_REACHED: [409, 'This bet is over a limit on your account. Nothing was taken. Lower your bet, or see your limits in your account.'],
  STAKE_REFUSED: [422, 'This bet isn’t available. Choose one of the bets shown.'],
  CHOICE_REFUSED: [422, 'You can’t do that right now. Nothing was taken.'],
  ROUND_RUNNING: [409, 'Your last round is still being settled. Try again in a moment.'],
  ROUND_OPEN: [409, 'Finish the round you started first. Nothing was taken.'],
  ROUND_OVER: [409, 'This round is over.'],
  ROUND_STARTED: [409, 'The round has already started. If your bet was taken, it’s returned in full.'],
  CANCELED_TOO_LATE: [409, 'The round has started, so your bet is in. Cash out before it ends.'],
  TURN_OVER: [409, 'Time’s up. The hand moved on.'],
  SEAT_TAKEN: [409, 'Someone else took this seat, or you already have one. Nothing was taken.'],
  NOT_REACHED: [503, 'We couldn’t confirm your bet. If it was taken, it will be returned in full.'],
  PLATFORM_AWAY: [503, 'We can’t reach the casino right now. Your tokens are safe.'],
  BAD_REQUEST: [400, 'Something went wrong with the game. Please reload it.'],
  INTERNAL: [500, 'Something went wrong on our end. It didn’t affect any wins or losses.'],
}

/** By this the browser acts. It only shows the words, so to it a case is the problem itself. */
const problemOf = (reason: Reason): GameProblem => (reason === 'CANCELED_TOO_LATE' ? 'ROUND_STARTED' : reason)

/** A refusal that the player is told about. */
export class Refusal extends Error {
  readonly problem: GameProblem
  readonly balance: string | undefined
  readonly #reason: Reason
  constructor(reason: Reason, balance?: string) {
    super(reason)
    this.#reason = reason
    this.problem = problemOf(reason)
    this.balance = balance
  }
  get status(): number {
    return texts[this.#reason][0]
  }
  get body(): ProblemAnswer {
    const message = texts[this.#reason][1]
    return this.balance === undefined ? { problem: this.problem, message } : { problem: this.problem, message, balance: this.balance }
  }
}
