import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getNamedType } from 'graphql'
import type { OperationName } from '@lagoon/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../test/support/node.ts'
import { operationsOf } from '../../test/support/operations.ts'
import type { Attempt, AttemptsOf } from '../../test/support/othersIds/attempt.ts'
import { modules } from '../app.ts'
import { audienceOf, rootFields } from './policy.ts'
import { assembleSchema, readContract } from './schema.ts'

const schema = assembleSchema(readContract(), modules)
const ofPlayers = rootFields(schema).filter((field) => audienceOf(schema, field) === 'PLAYER')
const isQuery = (field: string): boolean => schema.getQueryType()?.getFields()[field] !== undefined

const operations = operationsOf(schema)
const operationOf = (field: string): OperationName => {
  const found = operations.find(({ fields }) => fields.some(({ name }) => name === field))
  if (!found) throw new Error(`no operation asks for ${field}`)
  return found.name
}

/** What asks for all that a player can read of their own without naming it. */
const readable = new Set(
  ofPlayers
    .filter(({ name, args }) => isQuery(name) && !args.some(({ type }) => getNamedType(type).name === 'ID'))
    .map(({ name }) => operationOf(name)),
)

let node: TestNode
let a: { accessToken: string; player: { id: string } }
let b: { accessToken: string }
let attempts: Readonly<Record<string, Attempt>>

const dataOf = async <T>(name: OperationName, variables: Record<string, unknown> = {}): Promise<T> =>
  (await node.call(name, variables, a.accessToken)).body.data as unknown as T

const folder = join(import.meta.dirname, '../../test/support/othersIds')
const attemptsOfCapabilities = (): Promise<AttemptsOf[]> =>
  Promise.all(
    readdirSync(folder)
      .filter((file) => file !== 'attempt.ts')
      .map(async (file) => ((await import(join(folder, file))) as { attempts: AttemptsOf }).attempts),
  )

beforeAll(async () => {
  node = await startNode({ seed: 'demo' })
  const { email, phone } = await confirmedPlayer(node)
  a = await logIn(node, email)
  b = await logIn(node, (await confirmedPlayer(node)).email)
  attempts = {}
  for (const make of await attemptsOfCapabilities())
    attempts = { ...attempts, ...(await make({ node, playerId: a.player.id, phone, dataOf })) }
})
afterAll(() => node?.app.stop())

/** Everything of A's that somebody else could have changed. */
const stateOfA = async () => {
  const named = Object.entries(attempts).filter(([field, { ofOwner }]) => ofOwner !== undefined && isQuery(field))
  return JSON.stringify([
    await Promise.all([...readable].map((name) => dataOf(name, { first: 20 }))),
    await Promise.all(named.map(([, { operation, ofOwner = '', variables }]) => dataOf(operation, variables(ofOwner)))),
  ])
}

/** What somebody is answered about A's own and about what nobody has, with the id left out of both. */
const answers = async ({ operation, ofOwner = '', nobodys = '', variables }: Attempt, token: string) =>
  Promise.all(
    [ofOwner, nobodys].map(async (id) => {
      const { status, body } = await node.call(operation, variables(id), token)
      return `${status} ${JSON.stringify(body).replaceAll(id, 'ID')}`
    }),
  )

describe('L1 what belongs to one player, in the hands of another', () => {
  it('L1 every id that a player may name is tried', () => {
    const named = ofPlayers.filter(({ args }) => args.some(({ type }) => getNamedType(type).name === 'ID'))
    expect(Object.keys(attempts).toSorted()).toEqual(named.map(({ name }) => name).toSorted())
  })

  it('L1 is like what never was, and stays as it is', async () => {
    const before = await stateOfA()
    for (const [field, attempt] of Object.entries(attempts)) {
      if (attempt.ofOwner === undefined) continue
      const [ofOwner, nobodys] = await answers(attempt, b.accessToken)
      expect([field, ofOwner]).toEqual([field, nobodys])
    }
    expect(await stateOfA()).toBe(before)
  })

  it('L1 canary: in the hands of its own player it is there', async () => {
    for (const [field, attempt] of Object.entries(attempts)) {
      if (attempt.ofOwner === undefined) continue
      const before = await stateOfA()
      const [ofOwner, nobodys] = await answers(attempt, a.accessToken)
      const isThere = ofOwner !== nobodys || (await stateOfA()) !== before
      expect([field, isThere]).toEqual([field, attempt.missing === undefined])
    }
  })
})
