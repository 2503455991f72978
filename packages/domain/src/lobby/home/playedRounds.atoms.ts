import { minor } from '@lagoon/contract/money/money'
import type { ResultOf } from '../../client/operation.ts'
import { loadable, type Loaded } from '../../kernel/loadable.ts'
import { atom } from '../../store.ts'
import { toTile } from '../lobby.adapter.ts'
import type { GameTile, GrowingJackpot, RecentWins, UnfinishedRound } from '../lobby.state.ts'
import type { OpenWithdrawal } from '../../withdrawal/withdrawal.state.ts'
import { askPlayedAgainAtom } from './lobbyOffline.atoms.ts'
import { toRecentWins } from './recentWins.adapter.ts'
import { playedRounds } from './playedRounds.operations.ts'

/** What home shows of the player's own: rounds, favorites, a payment that is neither paid nor over, a withdrawal that is not over, and the latest wins of all. */
interface Played {
  /** The newest of those that are open. */
  readonly unfinishedRound?: UnfinishedRound
  readonly recentlyPlayed: readonly GameTile[]
  readonly favorites: readonly GameTile[]
  readonly jackpots: readonly GrowingJackpot[]
  readonly recentWins: RecentWins
  readonly pendingPayment?: { readonly paymentId: string }
  readonly openWithdrawal?: OpenWithdrawal
}

const toPlayed = ({
  playedRounds: {
    open: [newest],
    recentGames,
    jackpots,
  },
  favorites,
  recentWins,
  openPayment,
  openWithdrawal,
}: ResultOf<'PlayedRounds'>): Played => ({
  recentlyPlayed: recentGames.map(toTile),
  favorites: favorites.map(toTile),
  jackpots: jackpots.map(({ game, token, winToken, bet, amount }) => ({
    game: toTile(game),
    bet: { kind: token, minor: minor(bet) },
    amount: { kind: winToken, minor: minor(amount) },
  })),
  recentWins: toRecentWins(recentWins),
  ...(openPayment === null ? {} : { pendingPayment: { paymentId: openPayment.id } }),
  ...(openWithdrawal === null
    ? {}
    : {
        openWithdrawal: {
          withdrawalId: openWithdrawal.id,
          standing: openWithdrawal.state,
          receives: { currency: openWithdrawal.receives.currency, minor: minor(openWithdrawal.receives.minor) },
        },
      }),
  ...(newest === undefined
    ? {}
    : {
        unfinishedRound: {
          game: toTile(newest.game),
          bet: { kind: newest.token, minor: minor(newest.bet) },
          startedAt: newest.startedAt,
        },
      }),
})

const played = loadable(playedRounds, toPlayed)

/** A game tells of a round each second: asked for again only where it is looked at. */
const askAgainAtom = atom(null, (_get, set) => set(played.load, {}, 'unseen'))
/** Read beside the value, it says for how long somebody looks at it. */
const presenceAtom = atom(null, (_get, set, isShown: boolean) => set(askPlayedAgainAtom, isShown ? askAgainAtom : undefined))
presenceAtom.onMount = (setShown) => {
  setShown(true)
  return () => setShown(false)
}

/** What is known of the player's own rounds. */
export const playedAtom = atom((get): Loaded<Played> => (get(presenceAtom), get(played.at({}))))

/** Asks for the player's own rounds. */
export const loadPlayedAtom = atom(null, (_get, set) => set(played.load, {}, 'quietly'))
