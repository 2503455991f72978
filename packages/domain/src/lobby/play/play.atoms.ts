import type { GameAddress } from '@lagoon/contract/lobby/addresses'
import { domainAtom } from '../../assembly/domainAtom.ts'
import type { GameFrameMessage } from '@lagoon/contract/wire/gameFrame/gameFrame'
import { tokenWonBy } from '@lagoon/contract/lobby/lobby.rules'
import type { RoundMoveType } from '@lagoon/contract/lobby/enums'
import { minor, type Amount, type Minor, type TokenKind } from '@lagoon/contract/money/money'
import type { CallProblem } from '../../errors/callProblem.ts'
import type { ResultOf } from '../../client/operation.ts'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { balancesAtom } from '../../wallet/balances/balances.atoms.ts'
import { totalsOf, deferWins } from './deferWins.ts'
import { gameAt, launchGameAtom, launchRefusalAtom, loadGameAtom } from '../games/gameDetails.atoms.ts'
import { launchAtom, type Launch } from './launch.atoms.ts'
import { phaseAtom, shownTotalsAtom } from './phase.atoms.ts'
import { countPlayAtom } from './realityCheck.atoms.ts'
import { roundDetails } from '../histories/roundDetails.operations.ts'
import { endGameSession } from './play.operations.ts'
import { reachedLimitOf, tableOf } from '../games/launchFacts.ts'
import { known } from '../lobby.adapter.ts'
import type { GameTile, LackingTokens, PlayFailure, PlayView } from '../lobby.state.ts'

type GameSessionMessage = Extract<PlayerMessage, { topic: 'gameSession' }>
type RoundMessage = Extract<PlayerMessage, { topic: 'round' }>

/** What is known of the game while its session is still being opened. */
const expectedAtom = ownedAtom<{ readonly game: GameTile; readonly token: TokenKind } | undefined>(undefined)
const lastPlayedAtom = ownedAtom<Launch | undefined>(undefined)
/** The page of a game as it was opened last, each an object of its own; undefined once it is left. */
const visitAtom = ownedAtom<{ readonly gameId: string } | undefined>(undefined)
/** With what games hold; undefined until the balances are known. */
const totalsAtom = atom((get) => {
  const sheet = get(balancesAtom)
  return sheet && totalsOf(sheet)
})
const roundsStartedAtom = atom(0)
/** How often a game was opened anew since it could be seen last. */
const relaunchesAtom = ownedAtom(0)
/** A game whose launch gets lost this often says so itself, and the player has it tried again. */
const MOST_RELAUNCHES = 2
/** A game that says nothing of itself this long after its page came is shown as it is. */
const SILENT_GAME_MS = 4_000
/** A game that never says that its round is over must not keep the balance back for longer. */
const LONGEST_SHOW_MS = 60_000

const failureOf = (problem: CallProblem, lacking: LackingTokens): PlayFailure => {
  if (problem.kind !== 'refusal') return { reason: 'notLoaded' }
  switch (problem.code) {
    case 'GAME_NOT_PLAYABLE':
      return { reason: 'notPlayable' }
    case 'INSUFFICIENT_BALANCE':
      return { reason: 'insufficientBalance', lacking }
    case 'TOKENS_AT_TABLE':
      return { reason: 'tokensAtTable', ...known({ table: tableOf(problem) }) }
    case 'KYC_REQUIRED':
      return { reason: 'kycRequired' }
    case 'LIMIT_REACHED':
      return { reason: 'limitReached', ...known({ limit: reachedLimitOf(problem) }) }
    case 'TOO_MANY_REQUESTS':
      return { reason: 'tooManyRequests' }
    case 'GAME_NOT_FOUND':
      return { reason: 'unknownGame' }
    default:
      return { reason: 'providerUnavailable' }
  }
}

const showRefusalAtom = atom(null, (get, set) => {
  const refusal = get(launchRefusalAtom)
  if (refusal === undefined) return set(phaseAtom, { at: 'failed', reason: 'notLoaded' })
  const game = [get(launchAtom)?.game, get(expectedAtom)?.game].find((open) => open?.id === refusal.gameId)
  const asked = game && get(gameAt(game))
  const minStake = asked?.state === 'loaded' && asked.value !== 'unknownGame' ? asked.value.minStake : undefined
  const lacking = { kind: refusal.token, ...known({ minStake, balance: get(balancesAtom)?.tokens[refusal.token] }) }
  set(phaseAtom, { at: 'failed', ...failureOf(refusal.problem, lacking) })
})

/** Ends a game session that nobody plays. */
export const endLaunchAtom = atom(null, (get, set, launch: Launch) => {
  if (get(launchAtom)?.sessionId === launch.sessionId) {
    set(launchAtom, undefined)
    set(lastPlayedAtom, undefined)
  }
  void get(domainAtom).client.call(endGameSession, { id: launch.sessionId }, { isQuiet: true })
})

/** Opens the game at an address with a kind of token; the first that the game takes where none was chosen. A game that is on goes on. */
export const loadPlayAtom = atom(null, async (get, set, address: GameAddress, token: TokenKind | undefined) => {
  const ready = get(launchAtom)
  const isOfGame = ready?.game.id === address.id
  const isOn =
    isOfGame &&
    get(lastPlayedAtom)?.sessionId === ready.sessionId &&
    ['loading', 'relaunching', 'playing', 'lost', 'check'].includes(get(phaseAtom).at)
  if (isOn) return
  const visit = { gameId: address.id }
  set(visitAtom, visit)
  const isLeft = () => get(visitAtom) !== visit
  set(phaseAtom, { at: 'loading' })
  set(relaunchesAtom, 0)
  if (isOfGame && get(lastPlayedAtom)?.sessionId !== ready.sessionId) return set(lastPlayedAtom, ready)
  set(expectedAtom, undefined)
  const facts = await set(loadGameAtom, address)
  if (isLeft()) return
  if (facts === undefined) return set(phaseAtom, { at: 'failed', reason: 'notLoaded' })
  if (facts === 'unknownGame') return set(phaseAtom, { at: 'failed', reason: 'unknownGame' })
  const kind = token !== undefined && facts.tokens.includes(token) ? token : facts.tokens[0]
  if (kind === undefined) return set(phaseAtom, { at: 'failed', reason: 'unknownGame' })
  if (!facts.game.isPlayable) return set(phaseAtom, { at: 'failed', reason: 'notPlayable' })
  set(expectedAtom, { game: facts.game, token: kind })
  const launch = await set(launchGameAtom, facts.game.id, kind)
  if (isLeft()) return launch && set(endLaunchAtom, launch)
  if (launch === undefined) return set(showRefusalAtom)
  set(lastPlayedAtom, launch)
})

/** The ledger is ahead of the show in the frame: its answer in the bar would tell the outcome before the reels stop. */
const showRoundAtom = atom(null, (get, set, state: 'started' | 'finished') => {
  const tokens = state === 'started' ? get(totalsAtom) : undefined
  set(shownTotalsAtom, tokens)
  if (tokens === undefined) return
  const round = get(roundsStartedAtom) + 1
  set(roundsStartedAtom, round)
  get(domainAtom).ports.clock.after(LONGEST_SHOW_MS, () => {
    if (get(roundsStartedAtom) === round) set(shownTotalsAtom, undefined)
  })
})

/** The game is to be seen from now on. */
const showGameAtom = atom(null, (get, set) => {
  if (get(phaseAtom).at === 'loading') set(phaseAtom, { at: 'playing' })
})

/** The page of the game came. One that says nothing of itself after that is shown as it is. */
export const frameLoadedAtom = atom(null, (get, set) => {
  const sessionId = get(launchAtom)?.sessionId
  void set(countPlayAtom)
  get(domainAtom).ports.clock.after(SILENT_GAME_MS, () => {
    if (get(launchAtom)?.sessionId === sessionId) set(showGameAtom)
  })
})

/** Nobody knows what became of the launch, whose token works once: the game is opened anew, in the same place. */
const relaunchAtom = atom(null, async (get, set) => {
  const lost = get(launchAtom)
  if (lost === undefined) return
  const tried = get(relaunchesAtom)
  set(relaunchesAtom, tried < MOST_RELAUNCHES ? tried + 1 : 0)
  if (tried === MOST_RELAUNCHES) return set(showGameAtom)
  set(phaseAtom, { at: 'relaunching' })
  const launch = await set(launchGameAtom, lost.game.id, lost.token)
  void get(domainAtom).client.call(endGameSession, { id: lost.sessionId }, { isQuiet: true })
  // Left meanwhile.
  if (get(lastPlayedAtom)?.sessionId !== lost.sessionId) return launch && set(endLaunchAtom, launch)
  if (launch === undefined) return set(showRefusalAtom)
  set(lastPlayedAtom, launch)
  set(phaseAtom, { at: 'loading' })
})

/** The player has seen what stood over the game, and plays on. */
export const keepPlayingAtom = atom(null, (get, set) => {
  const { at } = get(phaseAtom)
  if (at !== 'ended' && at !== 'finished') set(phaseAtom, { at: 'playing' })
})

/** What the game in its frame says: hints about the picture, never about money. */
export const receiveFrameAtom = atom(null, (get, set, message: GameFrameMessage) => {
  const phase = get(phaseAtom)
  if (phase.at === 'ended' || phase.at === 'finished' || phase.at === 'relaunching') return
  if (message.kind === 'launch-lost') void set(relaunchAtom)
  if (message.kind === 'ready') {
    set(relaunchesAtom, 0)
    set(showGameAtom)
    // What was lost was the line of the page before: one that is reloaded says on its way out that its line is gone.
    if (phase.at === 'lost') set(phaseAtom, { at: 'playing' })
  }
  if (message.kind === 'round') set(showRoundAtom, message.state)
  // Behind a reality check the game says itself that its line is lost.
  if (message.kind === 'connection' && phase.at !== 'check') set(phaseAtom, { at: message.state === 'lost' ? 'lost' : 'playing' })
  if (message.kind === 'session-ended') set(phaseAtom, { at: 'ended' })
})

/** What a round took and gave, of whatever kind of game it is. */
const sumOf = (moves: ResultOf<'RoundDetails'>['roundDetails']['moves'], type: RoundMoveType): Minor =>
  minor(moves.reduce((sum, move) => (move.type === type ? sum + BigInt(move.amount) : sum), 0n))

const showFinishedAtom = atom(null, async (get, set, roundId: string, token: TokenKind) => {
  const answer = await get(domainAtom).client.call(roundDetails, { id: roundId }, { isQuiet: true })
  if (!answer.ok) return
  const { moves } = answer.value.roundDetails
  const bet = minor(sumOf(moves, 'BET') - sumOf(moves, 'ROLLBACK'))
  set(phaseAtom, { at: 'finished', bet: { kind: token, minor: bet }, win: { kind: tokenWonBy(token), minor: sumOf(moves, 'WIN') } })
})

/** The tokens have moved: of what is shown a stake leaves at once, a win waits for the show. */
export const deferWinAtom = atom(null, (get, set) => {
  const shown = get(shownTotalsAtom)
  const totals = get(totalsAtom)
  if (shown !== undefined && totals !== undefined) set(shownTotalsAtom, deferWins(shown, totals))
})

/** The platform has ended a game session. */
export const receiveGameSessionAtom = atom(null, (get, set, { gameSessionId }: Pick<GameSessionMessage, 'gameSessionId'>) => {
  // A game that is being opened anew waits for another session.
  if (get(phaseAtom).at !== 'relaunching' && get(launchAtom)?.sessionId === gameSessionId) set(phaseAtom, { at: 'ended' })
})

/** The platform knows more of a round. One that is settled while the game has lost its line was finished by the provider. */
export const receiveRoundAtom = atom(
  null,
  (get, set, { roundId, gameSessionId, state }: Pick<RoundMessage, 'roundId' | 'gameSessionId' | 'state'>) => {
    const launch = get(launchAtom)
    const isOurs = launch?.sessionId === gameSessionId
    if (isOurs && state === 'SETTLED' && get(phaseAtom).at === 'lost') void set(showFinishedAtom, roundId, launch.token)
  },
)

/** Leaves a game: its session is ended; open rounds are still paid. Another game that is being opened by now is not touched. */
export const leavePlayAtom = atom(null, (get, set, gameId: string) => {
  if (get(visitAtom)?.gameId === gameId) set(visitAtom, undefined)
  const launch = get(launchAtom)
  if (launch?.game.id === gameId) set(endLaunchAtom, launch)
})

/** What a bet takes, and what a win gives where that is another kind. */
const kindsOf = (token: TokenKind): readonly TokenKind[] => (token === 'SWEEP' ? ['SWEEP', 'PRIZE'] : [token])

export const playViewAtom = atom((get): PlayView => {
  const phase = get(phaseAtom)
  if (phase.at === 'failed') {
    const { at: _, ...failure } = phase
    return { state: 'failed', ...failure }
  }
  const launch = get(launchAtom)
  const open = launch ?? get(expectedAtom)
  if (open === undefined) return { state: 'loading' }
  const tokens = (phase.at === 'playing' ? get(shownTotalsAtom) : undefined) ?? get(totalsAtom)
  const balances: Amount[] = tokens === undefined ? [] : kindsOf(open.token).map((kind) => ({ kind, minor: tokens[kind] }))
  const about = { game: open.game, token: open.token, balances }
  if (phase.at === 'ended') return { state: 'sessionEnded', ...about }
  if (phase.at === 'finished') return { state: 'roundFinishedByProvider', bet: phase.bet, win: phase.win, ...about }
  if (launch === undefined) return { state: 'loadingGame', ...about }
  if (phase.at === 'check') {
    const { minutes, wagered, won } = phase
    return { state: 'realityCheck', url: launch.url, minutes, wagered, won, ...about }
  }
  const states = { loading: 'loadingGame', relaunching: 'loadingGame', playing: 'playing', lost: 'connectionLost' } as const
  return { state: states[phase.at], url: launch.url, ...about }
})
