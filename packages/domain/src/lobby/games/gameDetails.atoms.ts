import type { GameAddress } from '@lagoon/contract/lobby/addresses'
import type { Balance } from '@lagoon/contract/money/balanceSheet'
import type { TokenKind } from '@lagoon/contract/money/money'
import { domainAtom } from '../../assembly/domainAtom.ts'
import { hasCode, type CallProblem } from '../../errors/callProblem.ts'
import { loadable } from '../../kernel/loadable.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { balancesAtom, refreshBalancesAtom } from '../../wallet/balances/balances.atoms.ts'
import { known, toFacts, toTile } from '../lobby.adapter.ts'
import { launchAtom, type Launch } from '../play/launch.atoms.ts'
import { initiateGame } from '../play/play.operations.ts'
import { game } from './games.operations.ts'
import { favoriteMarkOf } from './favorites.atoms.ts'
import { reachedLimitOf, tableOf } from './launchFacts.ts'
import type { GameDetailsView, GameFacts } from '../lobby.state.ts'

const games = loadable<'Game', GameFacts | 'unknownGame'>(game, ({ game: wire }) => toFacts(wire), { GAME_NOT_FOUND: 'unknownGame' })

/** What everybody may know of the game at an address. */
export const gameAt = ({ type, id }: GameAddress) => games.at({ type, id })

/** Loads it; undefined where nobody answered. */
export const loadGameAtom = atom(null, async (_get, set, { type, id }: GameAddress): Promise<GameFacts | 'unknownGame' | undefined> => {
  const asked = await set(games.load, { type, id })
  return asked.state === 'loaded' ? asked.value : undefined
})

interface Refusal {
  readonly gameId: string
  readonly problem: CallProblem
  readonly token: TokenKind
}
const refusalAtom = ownedAtom<Refusal | undefined>(undefined)
/** The attempt that is under way. In an object: a promise as the value of an atom would be waited for by its readers. */
const launchingAtom = atom<{ readonly answered: Promise<unknown> } | undefined>(undefined)
/** Whether a game is being opened. */
export const isLaunchingAtom = atom((get) => get(launchingAtom) !== undefined)

/** Why the last attempt to open a game failed. */
export const launchRefusalAtom = atom((get) => get(refusalAtom))
/** Another attempt begins, or another page: what stood in the way of the last one no longer shows. */
export const resetRefusalAtom = atom(null, (_get, set) => set(refusalAtom, undefined))

const openSessionAtom = atom(null, async (get, set, gameId: string, token: TokenKind): Promise<Launch | undefined> => {
  set(refusalAtom, undefined)
  const { client } = get(domainAtom)
  const answer = await client.call(initiateGame, { gameId, token })
  // The page that offered these tokens shows what was true before: they were played on another one, with the line down.
  if (!answer.ok && hasCode(answer.error, 'INSUFFICIENT_BALANCE')) await set(refreshBalancesAtom)
  if (answer.ok) {
    const { sessionId, url, token: kind, game: launched } = answer.value.initiateGame
    const launch = { sessionId, url, token: kind, game: toTile(launched) }
    set(launchAtom, launch)
    return launch
  }
  set(refusalAtom, { gameId, problem: answer.error, token })
  return undefined
})

/**
 * Opens a game session, after the one that is being opened. Answers it where the game may be shown; otherwise the view says what stands
 * in the way.
 */
export const launchGameAtom = atom(null, async (get, set, gameId: string, token: TokenKind): Promise<Launch | undefined> => {
  for (let before = get(launchingAtom); before !== undefined; before = get(launchingAtom)) await before.answered
  const opening = set(openSessionAtom, gameId, token).finally(() => set(launchingAtom, undefined))
  set(launchingAtom, { answered: opening.catch(() => undefined) })
  return opening
})

/** What stands in the way of playing, where an attempt was refused; undefined where it was not. */
const refusedView = (facts: GameFacts, balances: readonly Balance[], refusal: Refusal | undefined): GameDetailsView | undefined => {
  if (refusal?.gameId !== facts.game.id || refusal.problem.kind !== 'refusal') return undefined
  switch (refusal.problem.code) {
    case 'KYC_REQUIRED':
      return { state: 'kycRequired', facts }
    case 'INSUFFICIENT_BALANCE':
      return { state: 'insufficientBalance', facts, balances, lacking: refusal.token }
    case 'TOKENS_AT_TABLE':
      return { state: 'tokensAtTable', facts, ...known({ table: tableOf(refusal.problem) }) }
    case 'LIMIT_REACHED':
      return { state: 'limitReached', facts, balances, lacking: refusal.token, ...known({ limit: reachedLimitOf(refusal.problem) }) }
    case 'PROVIDER_UNAVAILABLE':
    case 'GAME_NOT_PLAYABLE':
      return { state: 'providerUnavailable', facts }
    default:
      return undefined
  }
}

export const gameDetailsViewOf = (address: GameAddress) => {
  const mark = favoriteMarkOf(address.id)
  return atom((get): GameDetailsView => {
    const asked = get(gameAt(address))
    if (asked.state !== 'loaded') return asked
    const { value: facts } = asked
    if (facts === 'unknownGame') return { state: facts }
    const { status } = get(sessionStateAtom)
    // Who has a session that nobody answers for is not told to make an account.
    if (status === 'unreachable') return { state: 'failed' }
    if (status !== 'player') return { state: 'loggedOut', facts }
    const favorite = get(mark)
    const marked = favorite === undefined ? {} : { favorite }
    if (!facts.game.isPlayable) return { state: 'providerUnavailable', facts, ...marked }
    const sheet = get(balancesAtom)
    const balances: readonly Balance[] =
      sheet === undefined ? [] : facts.tokens.map((kind) => ({ kind, minor: sheet.tokens[kind], held: sheet.held[kind] }))
    const refused = refusedView(facts, balances, get(refusalAtom))
    return { ...(refused ?? { state: 'readyToPlay', facts, balances, isLaunching: get(isLaunchingAtom) }), ...marked }
  })
}
