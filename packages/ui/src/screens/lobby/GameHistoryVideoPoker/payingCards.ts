import type { Card } from '@lagoon/domain/lobby/histories/cards.state'
import type { VideoPokerRoundRow } from '@lagoon/domain/lobby/histories/videoPokerHistory.state'

/** The cards of the final hand that pay, for a hand of cards to light; empty where nothing pays, so that none steps back. */
export const payingCards = ({ final = [], paying }: VideoPokerRoundRow): { readonly lit?: readonly Card[] } =>
  paying ? { lit: final.filter((_, at) => paying.places.includes(at)) } : {}
