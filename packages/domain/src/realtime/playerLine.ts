/** What a player's line needs, in one file: a visitor fetches none of it. */
export { decodeMessage, receiveMessageAtom } from './liveMessages.ts'
export { receivePushAtom } from '../push/push.atoms.ts'
export { openStompLine } from './stompLine.ts'
