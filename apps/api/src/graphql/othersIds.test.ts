import { getNamedType } from 'graphql'
import type { OperationName } from '@lagoon/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../test/support/node.ts'
import { newGameSession } from '../../test/support/players.ts'
import { codeSentTo, type AskedCode } from '../../test/support/recovery.ts'
import { modules } from '../app.ts'
import { beginSession } from '../session/session.ts'
import { audienceOf, rootFields } from './policy.ts'
import { assembleSchema, readContract } from './schema.ts'

const NOBODYS = '00000000-0000-4000-8000-000000000000'

interface Attempt {
  readonly operation: OperationName
  /** What is A's own; undefined where an id names what belongs to everybody. */
  readonly ofA?: string
  /** An id of the same shape that nobody has. */
  readonly nobodys?: string
  readonly variables: (id: string) => Record<string, unknown>
}

let node: TestNode
let a: { accessToken: string; player: { id: string } }
let b: { accessToken: string }
let attempts: Readonly<Record<string, Attempt>>

const dataOf = async <T>(name: OperationName, token: string, variables: Record<string, unknown> = {}): Promise<T> =>
  (await node.call(name, variables, token)).body.data as unknown as T

beforeAll(async () => {
  node = await startNode({ seed: true })
  const account = await confirmedPlayer(node)
  a = await logIn(node, account.email)
  b = await logIn(node, (await confirmedPlayer(node)).email)
  const { kysely } = node.app.services.database
  const gameSession = await newGameSession(kysely, a.player.id)
  const input = { type: 'GAME', title: 'A round without an end', comments: 'The reels stopped.' }
  const { openTicket } = await dataOf<{ openTicket: { id: string } }>('OpenTicket', a.accessToken, { input })
  const { notifications } = await dataOf<{ notifications: { id: string }[] }>('Notifications', a.accessToken)
  const { requestProfileCode: asked } = await dataOf<{ requestProfileCode: AskedCode }>('RequestProfileCode', a.accessToken, {
    channel: 'PHONE',
  })
  const code = await codeSentTo(node, account.phone)
  // A log-in ends the other sessions, so the second device of A is brought back behind its back.
  await beginSession(node.app.services, a.player.id, { ip: '10.0.0.1', userAgent: 'another device' }, true)
  await kysely.updateTable('session').set({ revoked_at: null, revoked_reason: null }).where('player_id', '=', a.player.id).execute()
  const { otherSessions } = await dataOf<{ otherSessions: { id: string }[] }>('OtherSessions', a.accessToken)

  const owned = (operation: OperationName, ofA: string, nobodys = NOBODYS): Attempt => ({
    operation,
    ofA,
    nobodys,
    variables: (id) => ({ id }),
  })
  const everybodys = (operation: OperationName): Attempt => ({ operation, variables: () => ({}) })
  attempts = {
    confirmProfileCode: { ...owned('ConfirmProfileCode', asked.requestId), variables: (requestId) => ({ requestId, code }) },
    endOtherSession: owned('EndOtherSession', otherSessions[0]?.id ?? ''),
    gameSession: owned('GameSession', gameSession),
    endGameSession: owned('EndGameSession', gameSession),
    readNotifications: owned('ReadNotifications', notifications[0]?.id ?? '', '999999999'),
    replyToTicket: { ...owned('ReplyToTicket', openTicket.id, 'T-0000-0000'), variables: (id) => ({ id, comments: 'Mine now?' }) },
    payment: owned('Payment', NOBODYS, NOBODYS),
    initiateGame: everybodys('InitiateGame'),
    readAnnouncement: everybodys('ReadAnnouncement'),
  }
})
afterAll(() => node?.app.stop())

/** Everything of A's that somebody else could have changed. */
const stateOfA = async () => {
  const names: OperationName[] = ['OtherSessions', 'Tickets', 'Notifications', 'Balances', 'Profile', 'Transactions', 'Me']
  const read = await Promise.all(names.map((name) => dataOf(name, a.accessToken, { first: 20 })))
  return JSON.stringify([read, await dataOf('GameSession', a.accessToken, { id: attempts['gameSession']?.ofA })])
}

/** What B is answered about A's own and about what nobody has, with the id left out of both. */
const answers = async ({ operation, ofA = '', nobodys = '', variables }: Attempt, token: string) =>
  Promise.all(
    [ofA, nobodys].map(async (id) => {
      const { status, body } = await node.call(operation, variables(id), token)
      return `${status} ${JSON.stringify(body).replaceAll(id, 'ID')}`
    }),
  )

describe('L1 what belongs to one player, in the hands of another', () => {
  it('L1 every id that a player may name is in this table', () => {
    const schema = assembleSchema(readContract(), modules)
    const named = rootFields(schema).filter(
      (field) => audienceOf(schema, field) === 'PLAYER' && field.args.some(({ type }) => getNamedType(type).name === 'ID'),
    )
    expect(Object.keys(attempts).toSorted()).toEqual(named.map(({ name }) => name).toSorted())
  })

  it('L1 is like what never was, and stays as it is', async () => {
    const before = await stateOfA()
    for (const [field, attempt] of Object.entries(attempts)) {
      if (attempt.ofA === undefined) continue
      const [ofA, nobodys] = await answers(attempt, b.accessToken)
      expect([field, ofA]).toEqual([field, nobodys])
    }
    expect(await stateOfA()).toBe(before)
  })

  it('L1 canary: in the hands of its own player it is there', async () => {
    const { gameSession, replyToTicket } = attempts
    for (const attempt of [gameSession, replyToTicket]) {
      const [ofA, nobodys] = attempt === undefined ? [] : await answers(attempt, a.accessToken)
      expect(ofA).not.toBe(nobodys)
    }
  })
})
