import type { CheckDifference, Json } from '@lagoon/domain/lobby/play/fairness.state'
import { formatMultiplier } from '../../../patterns/Multiplier/formatMultiplier.ts'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { ordinal } from './fairnessWords.ts'
import { capitalized } from '../../../words/capitalized.ts'

/** Where what was shown is not what came out, and both, as people say it. */
export interface DifferenceWords {
  readonly place: string
  readonly shown: string
  readonly computed: string
}

/** Fields whose name in a proof is not the word for it. Every other name is spelled out. */
const names: Readonly<Record<string, string>> = {
  acts: 'moves',
  autoCashOut: 'automatic cash-out',
  best: 'best five cards',
  board: 'board cards',
  cashOut: 'cash-out',
  choice: 'what you chose',
  dealt: 'cards dealt',
  drawn: 'numbers drawn',
  ending: 'how it ended',
  final: 'final cards',
  hasHoleCard: 'card face down',
  held: 'cards held',
  matrix: 'symbols',
  nonce: 'place of the round',
  number: 'place of the round',
  outcome: 'result',
  picks: 'numbers picked',
  point: 'where the round ended',
  progress: 'what the round before left',
  ranking: 'hand ranking',
  report: 'the round in your history',
  seats: 'seats dealt in',
  shown: 'hands shown',
  stake: 'bet',
}

/** One of a list. */
const items: Readonly<Record<string, string>> = {
  acts: 'move',
  best: 'of the best five cards',
  board: 'board card',
  cards: 'card',
  cells: 'cell',
  dealer: 'dealer card',
  dealt: 'card dealt',
  drawn: 'number drawn',
  events: 'event',
  final: 'final card',
  grid: 'reel',
  hand: 'card',
  hands: 'hand',
  held: 'card held',
  matrix: 'reel',
  picks: 'number picked',
  player: 'card',
  seats: 'seat dealt in',
  shown: 'hand shown',
  wins: 'win',
}

/** Lists of reels, each a list of symbols. */
const windows: readonly (string | undefined)[] = ['matrix', 'grid']
/** Money without `Minor` in its name. */
const money: readonly string[] = ['stake', 'bet', 'win', 'pot', 'rake']
const hundredths: readonly string[] = ['point', 'cashOut', 'autoCashOut', 'multiplier']

/** `insuranceWinMinor` is "insurance win", `isDoubled` "doubled". */
const spelledOut = (name: string): string =>
  name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/Minor$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
const nameWords = (name: string): string => (Object.hasOwn(names, name) ? (names[name] ?? '') : spelledOut(name))
const itemWords = (name: string): string => (Object.hasOwn(items, name) ? (items[name] ?? '') : `part of ${nameWords(name)}`)
const isPlace = (part: string | undefined): part is string => part !== undefined && /^\d+$/.test(part)

const wordsAt = (parts: readonly string[], at: number): readonly string[] => {
  const [part = '', next] = parts.slice(at)
  // Said with the list before it.
  if (isPlace(part) && at > 0 && !isPlace(parts[at - 1])) return []
  if (isPlace(part)) return [`${ordinal(Number(part) + 1)} ${windows.includes(parts[at - 2]) ? 'symbol' : 'part'}`]
  // Jackpots of a slot, each by its bet.
  if (part === 'growth' && isPlace(next)) return [`growth at a bet of ${formatTokens(BigInt(next), 'full')}`]
  return [isPlace(next) ? `${ordinal(Number(next) + 1)} ${itemWords(part)}` : nameWords(part)]
}

/** `report.drawn.3` is "4th number drawn". */
const placeWords = (path: string): string => {
  const all = path.split('.')
  const parts = all.length > 1 && ['report', 'choice'].includes(all[0] ?? '') ? all.slice(1) : all
  return capitalized(parts.flatMap((_part, at) => wordsAt(parts, at)).join(', '))
}

const scalarWords = (value: string | number, name: string, isOfEvents: boolean): string => {
  const isAmount = name.endsWith('Minor') || money.includes(name)
  if (isAmount && /^\d+$/.test(String(value))) return formatTokens(BigInt(value), 'full')
  if (typeof value === 'string') return /^[A-Z][A-Z\d_]+$/.test(value) ? value.toLowerCase().replaceAll('_', ' ') : value
  // Events of a game count a multiplier as the game does.
  if (hundredths.includes(name) && !isOfEvents) return formatMultiplier(value)
  if (name === 'chance') return `${value / 10_000}%`
  return name === 'pays' ? `${value}×` : value.toLocaleString('en-US')
}

const isCard = (value: object): value is { rank: string; suit: string } => 'rank' in value && 'suit' in value

const valueWords = (value: Json | undefined, name: string, isOfEvents: boolean): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return scalarWords(value, name, isOfEvents)
  if (isCard(value)) return `${value.rank} of ${value.suit}`.toLowerCase().replaceAll('_', ' ')
  const parts: readonly string[] = Array.isArray(value)
    ? value.map((part: Json) => valueWords(part, name, isOfEvents))
    : Object.entries(value).map(([key, part]) => `${nameWords(key)} ${valueWords(part as Json, key, isOfEvents)}`)
  return parts.length === 0 ? 'none' : parts.join(', ')
}

/** A difference in words, of whatever kind of game: places by name, money as amounts. */
export const differenceWords = ({ path, shown, computed }: CheckDifference): DifferenceWords => {
  const parts = path.split('.')
  const name = parts.findLast((part) => !isPlace(part)) ?? ''
  const isOfEvents = parts[0] === 'events'
  return {
    place: placeWords(path),
    shown: valueWords(shown, name, isOfEvents),
    computed: valueWords(computed, name, isOfEvents),
  }
}
