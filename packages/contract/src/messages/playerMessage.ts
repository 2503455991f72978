import * as v from 'valibot'
import { roundStates } from '../lobby/enums.ts'
import { tokenKinds } from '../money/money.ts'

const words = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most))
const id = words(200)
const digits = v.pipe(v.string(), v.regex(/^-?\d{1,30}$/))
const amounts = v.array(v.object({ kind: v.picklist(tokenKinds), amount: digits }))

/** A message on PLAYER_DESTINATION, JSON. `id` is unique for ever: the same id twice is the same message. */
export const playerMessage = v.variant('topic', [
  v.object({
    id,
    topic: v.literal('balances'),
    version: digits,
    tokens: amounts,
    /** Kinds of which something is put aside for games. Absent from messages of releases that did not tell it. */
    held: v.optional(amounts),
  }),
  v.object({ id, topic: v.literal('round'), roundId: id, gameSessionId: id, state: v.picklist(roundStates) }),
  v.object({ id, topic: v.literal('gameSession'), gameSessionId: id, state: v.literal('ENDED') }),
  /** A payment took a step: how it stands is asked for. */
  v.object({ id, topic: v.literal('payment'), paymentId: id, state: v.picklist(['SUCCESS', 'PENDING', 'FAILURE']) }),
  /** A withdrawal took a step: how it stands is asked for. `declined`: a reviewer refused it just now; prize tokens, minor units. */
  v.object({
    id,
    topic: v.literal('withdrawal'),
    withdrawalId: id,
    declined: v.optional(v.object({ amount: digits, destination: words(500), reason: words(1_000) })),
  }),
  /** The verification took a step, of whichever level: how it stands is asked for. */
  v.object({ id, topic: v.literal('verification'), isIdVerified: v.boolean() }),
  /** Support took, answered or resolved a ticket of the player: how it stands is asked for. */
  v.object({ id, topic: v.literal('ticket'), ticketId: id }),
  /** The latest wins of all players, in the fields of `RecentWin`: told to every open page, at most once in a few seconds. */
  v.object({
    id,
    topic: v.literal('wins'),
    wins: v.pipe(
      v.array(
        v.object({
          id,
          shortName: words(100),
          gameName: words(200),
          winToken: v.picklist(tokenKinds),
          win: digits,
          isJackpot: v.boolean(),
          wonAt: words(40),
        }),
      ),
      v.maxLength(10),
    ),
  }),
  v.object({ id, topic: v.literal('loggedOut'), reason: v.literal('other-device') }),
  /** Words of the operator for the open tabs: shown as they come. */
  v.object({ id, topic: v.literal('push'), title: words(200), text: words(1_000) }),
])
export type PlayerMessage = v.InferOutput<typeof playerMessage>

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never
/** What is told, before it has an id. */
export type Told = WithoutId<PlayerMessage>
