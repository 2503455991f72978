import * as v from 'valibot'
import { handRankings, ranks, suits } from '../../lobby/enums.ts'
import { amountDigits, wireId, wireText } from '../fields.ts'

const cell = wireText(64)
const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
const ball = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(80))
const card = v.object({ rank: v.picklist(ranks), suit: v.picklist(suits) })
const places = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))), v.maxLength(5))
/** Hundredths: 250 is 2.50 times. */
const hundredths = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))

/** A slot: the window that the bought spin showed, what it paid on it, and what came beside it. */
export const slotReport = v.object({
  type: v.literal('slot'),
  /** Symbols by reel, top to bottom. */
  matrix: v.pipe(v.array(v.pipe(v.array(cell), v.maxLength(20))), v.maxLength(20)),
  /** Wins on lines: `rows` is the row on each reel from 0, `line` its number from 1. */
  paylines: v.pipe(
    v.array(v.object({ line: small, rows: v.pipe(v.array(small), v.maxLength(20)), symbol: cell, count: small, win: amountDigits })),
    v.maxLength(500),
  ),
  /** `name: what it paid`. */
  feature: v.nullable(cell),
  jackpot: v.nullable(amountDigits),
  /** What the jackpot that grows with the player's rounds at this stake stands at after the round; absent where the game has none. */
  growingJackpot: v.optional(amountDigits),
})

/** A draw of keno: what was picked of the numbers 1 to `of`, and what was drawn, in the order of the draw. */
export const kenoReport = v.object({
  type: v.literal('keno'),
  of: ball,
  picks: v.pipe(v.array(ball), v.minLength(1), v.maxLength(80)),
  drawn: v.pipe(v.array(ball), v.minLength(1), v.maxLength(80)),
  /** What the hits pay, in hundredths of the bet; null where they pay nothing. */
  multiplier: v.nullable(hundredths),
})

/** What a hand of video poker can be paid for. */
export const payingHands = ['JACKS_OR_BETTER', ...handRankings.filter((ranking) => ranking !== 'HIGH_CARD' && ranking !== 'PAIR')] as const

/** A hand of video poker. Places count from 0. */
export const videoPokerReport = v.object({
  type: v.literal('videoPoker'),
  dealt: v.pipe(v.array(card), v.length(5)),
  /** Places of `dealt` that were held. */
  held: places,
  /** After the draw, what was held in its place; null while the round is open. */
  final: v.nullable(v.pipe(v.array(card), v.length(5))),
  /** Null where the hand pays nothing. */
  paying: v.nullable(v.object({ hand: v.picklist(payingHands), places, times: small })),
})

const cardsUpTo = (most: number) => v.pipe(v.array(card), v.maxLength(most))
/** A bet beside the main one, by its name in the game, and what it gave, the bet included. */
const sideBet = v.nullable(v.object({ name: cell, bet: amountDigits, win: amountDigits }))

/** How a hand of blackjack ended for its player. */
export const blackjackOutcomes = ['BLACKJACK', 'WON', 'PUSH', 'LOST', 'BUST'] as const
/** How the dealer of blackjack ended. */
export const dealerEndings = ['STOOD', 'BUST', 'BLACKJACK'] as const

/** Cards of blackjack; `isSoft` where an ace in them counts eleven. A hand has at most 21 cards. */
const blackjackCount = { cards: cardsUpTo(21), total: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31)), isSoft: v.boolean() }

/** A round of blackjack. */
export const blackjackReport = v.object({
  type: v.literal('blackjack'),
  /** The provider's id of the table; where each player has one to themselves, that of the game. */
  tableId: wireId,
  /** More than one after a split. */
  hands: v.pipe(
    v.array(
      v.object({
        ...blackjackCount,
        isDoubled: v.boolean(),
        /** With what a double added. */
        bet: amountDigits,
        /** The returned bet included; 0 while the round is open. */
        win: amountDigits,
        /** Null while the round is open. */
        outcome: v.nullable(v.picklist(blackjackOutcomes)),
      }),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
  dealer: v.object({
    ...blackjackCount,
    /** The second card is not turned up yet. */
    hasHoleCard: v.boolean(),
    /** Null while the round is open. */
    ending: v.nullable(v.picklist(dealerEndings)),
  }),
  /** The bet that the dealer has a blackjack, and what it gave; null where none was made. */
  insurance: v.nullable(v.object({ bet: amountDigits, win: amountDigits })),
  side: sideBet,
})

/** How a hand of poker ended for its player. */
export const pokerEndings = ['WON', 'SPLIT', 'LOST', 'FOLDED'] as const

/** Cards of one's own; `ranking` is null where the hand was never ranked, `best` are the cards, also of the board, that make it. */
const pokerHand = { cards: cardsUpTo(7), ranking: v.nullable(v.picklist(handRankings)), best: cardsUpTo(5) }

/** A hand of poker, at a table of players or against the house. */
export const pokerReport = v.object({
  type: v.literal('poker'),
  /** The provider's ids of the room and of the table; of a game against the house, `house` and the id of the game. */
  roomId: wireId,
  tableId: wireId,
  hand: v.object(pokerHand),
  /** The cards in the middle, as far as they were dealt. */
  board: cardsUpTo(5),
  /** Hands of others that were turned up at the end. */
  shown: v.pipe(
    v.array(
      v.object({
        ...pokerHand,
        /** Counted from 1; null for the dealer of a game against the house. */
        seat: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
        isWinner: v.boolean(),
      }),
    ),
    v.maxLength(9),
  ),
  /** Null while the hand is open. */
  ending: v.nullable(v.picklist(pokerEndings)),
  /** All bets of the hand together; against the house, those of the player. */
  pot: amountDigits,
  /** What the provider keeps of the pot. */
  rake: amountDigits,
  side: sideBet,
})

/** A multiplier of crash, hundredths. */
const multiplier = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(100_000_000))

/** A bet in a shared round of crash. Its fairness names place 0 of the hash chain, the salt, and the number of the round. */
export const crashReport = v.object({
  type: v.literal('crash'),
  /** Place of the round in the hash chain, from 1: the same for everybody who bet in it. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The hash at that place, revealed as the round ended: 64 lower-case hexadecimal digits. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Where the round ended. */
  point: multiplier,
  /** Set by the player before the start; null where they were to cash out by hand. */
  autoCashOut: v.nullable(multiplier),
  /** Where the bet was cashed out; null where the round ended before. */
  cashOut: v.nullable(multiplier),
})

/** A shot at a fish. */
export const fishReport = v.object({
  type: v.literal('fish'),
  /** The name of the fish as the player saw it. */
  target: cell,
  isCaught: v.boolean(),
  /** What a catch pays, in bets. */
  pays: small,
  /** Of a million shots at this fish, so many catch it. */
  chance: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
})

const reports = [slotReport, kenoReport, videoPokerReport, blackjackReport, pokerReport, crashReport, fishReport] as const

/** How a round went, for the player's history: one shape for each kind of game, told apart by `type`. */
export const roundReport = v.variant('type', reports)
export type RoundReport = v.InferOutput<typeof roundReport>
export type SlotReport = v.InferOutput<typeof slotReport>
export type KenoReport = v.InferOutput<typeof kenoReport>
export type VideoPokerReport = v.InferOutput<typeof videoPokerReport>
export type BlackjackReport = v.InferOutput<typeof blackjackReport>
export type PokerReport = v.InferOutput<typeof pokerReport>
export type CrashReport = v.InferOutput<typeof crashReport>
export type FishReport = v.InferOutput<typeof fishReport>

/** Plain JSON. */
type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }
const plain = v.custom<Plain>((value) => value !== undefined)

/** The most characters that what was played takes as JSON. */
const LONGEST_PLAYED = 20_000
/** As JSON escapes them: U+0000 and halves of surrogate pairs, which no database keeps. */
const NOT_STORABLE = /\\u(?:0000|d[89a-f])/i
const isKeepable = (played: unknown): boolean => {
  const text = JSON.stringify(played)
  return text.length <= LONGEST_PLAYED && !NOT_STORABLE.test(text)
}

/** So many acts are kept with a round at most; a round of more has no proof. */
export const MOST_KEPT_ACTS = 200

/** What a round was played with besides its seeds, in the form of its game: with it the round can be played again. */
const played = v.pipe(
  v.object({
    /** Of the main bet. */
    stake: amountDigits,
    choice: plain,
    /** What the player's round before had left, null before the first. */
    progress: plain,
    /** In their order; none where the bet decides the round. */
    acts: v.pipe(v.array(plain), v.maxLength(MOST_KEPT_ACTS)),
  }),
  v.check((value) => isKeepable(value)),
)

/** What the outcome of a round is computed from, so that it can be computed again once the server seed is revealed. */
export const roundFairness = v.object({
  /** SHA-256 of the server seed, shown before the first bet on it, or place 0 of a hash chain: lower-case hexadecimal digits. */
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** The player's seed; of a hash chain, its salt. */
  clientSeed: wireText(64),
  /** Counts the rounds on this pair of seeds, from 0; of a hash chain, the number of the round. */
  nonce: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** How seeds become numbers: `hmac-sha256-floats`, or `sha256-hash-chain` for rounds that all players share. */
  algorithm: cell,
  /** Of the game's tables: another version, other tables. */
  version: small,
  /** Absent where the round is not to be played again: then the history has no proof of it. */
  played: v.optional(played),
})
export type RoundFairness = v.InferOutput<typeof roundFairness>
