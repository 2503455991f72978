import { http, HttpResponse } from 'msw'
import type { TableAct } from '@lagoon/games/holdemTable/acts'
import { possibleActs } from '@lagoon/games/holdemTable/acts'
import { holdemTables } from '@lagoon/games/holdemTable/holdemTables'
import { resultOf } from '@lagoon/games/holdemTable/result'
import type { Step, Table, TableEvent } from '@lagoon/games/holdemTable/table'
import { seeded } from '@lagoon/games/random/seeded'
import { houseNames, type Guest, type Sitter, type Visitor } from '../../../coralForge/server/table/sitters.ts'
import { happenedFor, seatOf, viewFor } from '../../../coralForge/server/table/view.ts'
import type { GameProblem } from '../../contract.ts'
import type { TableMessage } from '../../rules/holdemTable/live.ts'
import { Refusal } from '../../server/problems.ts'
import { eventStream } from './eventStream.ts'
import { BALANCE, now } from './setting.ts'

/** `call` checks where nothing is to be called; `raise` goes to the least that is possible, `all-in` to the most. */
export type Move = 'fold' | 'call' | 'raise' | 'all-in'

export interface TableStanding {
  readonly seed: number
  /** Chips of the players of the house in seats 1 to 4, and of the player, who has seat 6. */
  readonly stacks?: readonly [number, number, number, number]
  readonly ownStack?: number
  /** Null where the player watches. */
  readonly isSeated?: boolean
  /** What is done, turn by turn; afterwards everybody calls where `isPlayedOut`, else the hand stands there. */
  readonly moves?: readonly Move[]
  readonly isPlayedOut?: boolean
  /** How long the player in turn has had, milliseconds. */
  readonly thought?: number
  readonly isSittingOut?: boolean
  /** The player has lost all chips. */
  readonly isBroke?: boolean
  readonly isAway?: boolean
}

const PLAYER = 'noah'
const OWN_SEAT = 5
const DECISION_MS = 20_000
const BANK_MS = 30_000

const game = [...holdemTables.values()][0]

const actOf = (table: Table, move: Move): TableAct => {
  const acts = possibleActs(table)
  const raise = acts.find((act) => 'min' in act)
  if (move === 'fold' && acts.some(({ name }) => name === 'FOLD')) return { name: 'FOLD' }
  if ((move === 'raise' || move === 'all-in') && raise && 'min' in raise)
    return { name: raise.name, to: move === 'raise' ? raise.min : raise.max }
  return { name: acts.some(({ name }) => name === 'CHECK') ? 'CHECK' : 'CALL' }
}

/** A table as a hand from a seed left it, as its player sees it. */
export const tableMessage = ({
  seed,
  stacks = [2_000, 3_140, 1_260, 2_480],
  ownStack = 2_000,
  isSeated = true,
  moves = [],
  isPlayedOut = false,
  thought = 6_000,
  isSittingOut = false,
  isBroke = false,
  isAway = false,
}: TableStanding): TableMessage => {
  if (!game) throw new RangeError('no table of hold’em')
  const random = seeded(seed)
  const visitor: Visitor = {
    player: PLAYER,
    listeners: new Set(),
    balance: Number(BALANCE),
    isInPlay: false,
    awaySince: null,
    notice: null,
  }
  const guest: Guest = {
    kind: 'guest',
    name: 'no***',
    visitor,
    sessionId: 'story',
    clientSeed: 'story',
    bankMs: BANK_MS,
    outSince: null,
    isOutByDrop: false,
    topUpTo: null,
    lastAct: null,
  }
  const sitters = new Map<number, Sitter>(stacks.map((_, seat) => [seat, { kind: 'house', name: houseNames[seat] ?? '' }]))
  let table = game.empty()
  const events: TableEvent[] = []
  const take = ({ table: next, events: came }: Step) => {
    table = next
    events.push(...came)
  }
  stacks.forEach((chips, seat) => take(game.sitDown(table, seat, houseNames[seat] ?? '', chips)))
  if (isSeated) {
    take(game.sitDown(table, OWN_SEAT, PLAYER, ownStack))
    sitters.set(OWN_SEAT, guest)
  }
  if (isBroke)
    table = { ...table, seats: table.seats.map((seat, at) => (seat && at === OWN_SEAT ? { ...seat, stack: 0, isSittingOut: true } : seat)) }
  if (isSittingOut) take(game.sitOut(table, OWN_SEAT, random))
  if (isAway) {
    const away: Visitor = { ...visitor, player: 'ana', awaySince: now() }
    sitters.set(2, { ...guest, name: 'an***', visitor: away })
  }
  events.length = 0
  take(game.start(table, random))
  const rest = [...moves]
  for (;;) {
    const move = rest.shift() ?? (isPlayedOut ? 'call' : undefined)
    if (move === undefined || table.hand === null) break
    take(game.act(table, table.hand.toAct, actOf(table, move), random))
  }
  const { hand } = table
  const over = hand ? null : { number: table.handNumber, result: resultOf(events), sitters }
  const startedAt = now() - thought
  const turn = hand && {
    turn: `${hand.number}-story`,
    seat: hand.toAct,
    startedAt,
    actBy: startedAt + DECISION_MS,
    bankUntil: startedAt + DECISION_MS + BANK_MS,
  }
  const seeds = { commitment: '0'.repeat(64), nextCommitment: '1'.repeat(64) }
  const view = viewFor({ tableId: game.id, table, sitters, over, turn, seeds }, visitor, now())
  const nameOf = (seat: number) => sitters.get(seat)?.name ?? ''
  return { happened: happenedFor(events, seatOf(sitters, PLAYER), nameOf), view }
}

export interface TableServerOptions {
  /** The line is cut after the first message. */
  readonly isGone?: boolean
  /** What is answered to whatever the player does. */
  readonly refusal?: GameProblem
  /** What the player asks for. */
  readonly onAsked?: (path: string, body: unknown) => void
}

/** The server of a table that stands still. */
export const tableServer = (standing: TableStanding, { isGone = false, refusal, onAsked }: TableServerOptions = {}) => {
  const refused = refusal && new Refusal(refusal)
  return [
    http.get('*/api/table/stream', () => eventStream([tableMessage(standing)], { isCut: isGone }).answer, { once: isGone }),
    http.get('*/api/table/stream', () => HttpResponse.error()),
    http.post('*/api/table/*', async ({ request }) => {
      onAsked?.(new URL(request.url).pathname, await request.json())
      return refused ? HttpResponse.json(refused.body, { status: refused.status }) : HttpResponse.json({})
    }),
  ]
}
