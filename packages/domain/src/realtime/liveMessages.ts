import { askPlayedAgainAtom } from '../lobby/home/lobbyOffline.atoms.ts'
import { toRecentWins } from '../lobby/home/recentWins.adapter.ts'
import { liveWinsAtom } from '../lobby/home/liveWins.atoms.ts'
import { deferWinAtom, receiveGameSessionAtom, receiveRoundAtom } from '../lobby/play/play.atoms.ts'
import { receivePushAtom } from '../push/push.atoms.ts'
import { loggedOutElsewhereAtom } from '../session/session.atoms.ts'
import { atom, type WritableAtom } from '../store.ts'
import { fromMessage } from '../wallet/balances/balances.adapter.ts'
import { acceptBalancesAtom } from '../wallet/balances/balances.atoms.ts'
import { receivePaymentAtom } from '../wallet/payments/followedPayment.atoms.ts'
import { receiveVerificationAtom } from '../kyc/verification.atoms.ts'
import { receiveTicketAtom } from '../support/receivedTicket.atoms.ts'
import { receiveWithdrawalAtom } from '../withdrawal/followed/received.atoms.ts'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'

type Topic = PlayerMessage['topic']
type MessageOf<T extends Topic> = Extract<PlayerMessage, { readonly topic: T }>

const receiveBalancesAtom = atom(null, (_get, set, message: MessageOf<'balances'>) => {
  set(acceptBalancesAtom, fromMessage(message))
  set(deferWinAtom)
})

/** A round is news to the game that it belongs to, and to home, which names the open ones. */
const receiveAnyRoundAtom = atom(null, (get, set, message: MessageOf<'round'>) => {
  set(receiveRoundAtom, message)
  const askAgain = get(askPlayedAgainAtom)
  if (askAgain !== undefined) void set(askAgain)
})

const receiveWinsAtom = atom(null, (_get, set, { wins }: MessageOf<'wins'>) => set(liveWinsAtom, toRecentWins(wins)))

/**
 * Where each live message goes. A topic without a handler does not compile, and nobody else listens. Looked up when a message comes: the
 * build may lay a handler into a piece that needs this one first, and then it is not there yet while this one begins.
 */
const handlers = (): { readonly [T in Topic]: WritableAtom<null, [MessageOf<T>], unknown> } => ({
  balances: receiveBalancesAtom,
  gameSession: receiveGameSessionAtom,
  loggedOut: loggedOutElsewhereAtom,
  payment: receivePaymentAtom,
  push: receivePushAtom,
  round: receiveAnyRoundAtom,
  ticket: receiveTicketAtom,
  verification: receiveVerificationAtom,
  wins: receiveWinsAtom,
  withdrawal: receiveWithdrawalAtom,
})

export { decodeMessage } from './decode.ts'

/** Hands a message to its handler. */
export const receiveMessageAtom = atom(null, (_get, set, message: PlayerMessage) => {
  set(handlers()[message.topic] as WritableAtom<null, [PlayerMessage], unknown>, message)
})
