import { askPlayedAgainAtom } from '../lobby/home/lobbyOffline.atoms.ts'
import { withholdWinAtom, receiveGameSessionAtom, receiveRoundAtom } from '../lobby/play/play.atoms.ts'
import { receivePushAtom } from '../push/push.atoms.ts'
import { loggedOutElsewhereAtom } from '../session/session.atoms.ts'
import { atom, type WritableAtom } from '../store.ts'
import { fromMessage } from '../wallet/balances/balances.adapter.ts'
import { acceptBalancesAtom } from '../wallet/balances/balances.atoms.ts'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'

type Topic = PlayerMessage['topic']
type MessageOf<T extends Topic> = Extract<PlayerMessage, { readonly topic: T }>

const receiveBalancesAtom = atom(null, (_get, set, message: MessageOf<'balances'>) => {
  set(acceptBalancesAtom, fromMessage(message))
  set(withholdWinAtom)
})

/** A round is news to the game that it belongs to, and to home, which names the open ones. */
const receiveAnyRoundAtom = atom(null, (get, set, message: MessageOf<'round'>) => {
  set(receiveRoundAtom, message)
  const askAgain = get(askPlayedAgainAtom)
  if (askAgain !== undefined) void set(askAgain)
})

/** Where each live message goes. A topic without a handler does not compile, and nobody else listens. */
const handlers: { readonly [T in Topic]: WritableAtom<null, [MessageOf<T>], unknown> } = {
  balances: receiveBalancesAtom,
  gameSession: receiveGameSessionAtom,
  loggedOut: loggedOutElsewhereAtom,
  push: receivePushAtom,
  round: receiveAnyRoundAtom,
}

export { decodeMessage } from './decode.ts'

/** Hands a message to its handler. */
export const receiveMessageAtom = atom(null, (_get, set, message: PlayerMessage) => {
  set(handlers[message.topic] as WritableAtom<null, [PlayerMessage], unknown>, message)
})
