import { ranks, type Suit } from '@lagoon/contract/lobby/enums'
import type { Card } from '../lobby/histories/cards.state.ts'
import type { Round } from '../lobby/histories/gameHistory.state.ts'
import type { RoundDetailsView } from '../lobby/histories/roundDetails.state.ts'
import { minor } from '@lagoon/contract/money/money'
import { playedGame } from './lobbySample.ts'

const SECONDS_BETWEEN = 47

/** The `at`-th newest round of a game: one game token bet, nothing won. */
export const sampleRound = (gameId: string, at: number): Round => {
  const playedAt = new Date(Date.UTC(2026, 2, 2, 8, 59, 12) - at * SECONDS_BETWEEN * 1_000)
  return {
    id: `0192f7a4-5c31-7d2e-9a40-3f6b1c8e7d${50 + at}`,
    gameplayId: `${gameId.slice(0, 2)}-20260302-0859-00041${at}`,
    game: playedGame(gameId),
    bet: { kind: 'GAME', minor: minor(100n) },
    win: { kind: 'GAME', minor: minor(0n) },
    roundState: 'SETTLED',
    playedAt: playedAt.toISOString(),
  }
}

/** A round from inside: its main bet, and what it was computed from. */
export const sampleDetails = ({ bet, win, playedAt }: Round): Extract<RoundDetailsView, { state: 'loaded' }> => ({
  state: 'loaded',
  moves: [
    { id: '7001', type: 'BET', part: 'MAIN', amount: bet, at: playedAt },
    { id: '7002', type: 'WIN', part: 'MAIN', amount: win, at: new Date(Date.parse(playedAt) + 1_000).toISOString() },
  ],
  fairness: {
    commitment: '7d8f04ab3c1e95d26b0a4f7718ce52d9e06f3b8a1c4d7e92b5f60813ad9c2e47',
    clientSeed: 'c4a1-marina-9e27b05f',
    nonce: 42,
  },
  proof: '{"game":"pearl-draw"}',
})

const suitOf: Readonly<Record<string, Suit>> = { s: 'SPADES', h: 'HEARTS', d: 'DIAMONDS', c: 'CLUBS' }

/** `sampleCards('Qh 10s')`: the queen of hearts and the ten of spades. Throws a RangeError on what is no card. */
export const sampleCards = (text: string): readonly Card[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((short) => {
      const rank = ranks.find((known) => known === short.slice(0, -1))
      const suit = suitOf[short.slice(-1)]
      if (!rank || !suit) throw new RangeError(`${short} is no card`)
      return { rank, suit }
    })
