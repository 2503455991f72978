import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNode, type TestNode } from '../../test/support/node.ts'
import { modules } from '../app.ts'
import { readPersistedDocuments, registerDocuments } from '../graphql/documents.ts'
import { assembleSchema, readContract } from '../graphql/schema.ts'
import { Problem } from '../problem.ts'
import { answerVisitors, type AnswerVisitor } from './answerVisitor.ts'

let node: TestNode
let answerVisitor: AnswerVisitor
const schema = assembleSchema(readContract(), modules)
const documents = registerDocuments(schema, readPersistedDocuments())
beforeAll(async () => {
  node = await startNode({ seed: 'demo' })
  answerVisitor = answerVisitors({ schema, documents, services: node.app.services })
})
afterAll(() => node?.app.stop())

const refusalOf = async (answer: Promise<unknown>) => {
  const problem = await answer.then(
    () => undefined,
    (error: unknown) => error,
  )
  return problem instanceof Problem ? problem.body : problem
}

it('finds each operation by its path alone', () => {
  expect(new Set(Array.from(documents.values(), ({ path }) => path)).size).toBe(documents.size)
})

describe('a visitor is answered as over the wire', () => {
  it.each<[OperationName, Record<string, unknown>?]>([['Lobby'], ['WebSettings'], ['Game', { type: 'SLOT', id: 'moonlit-tides' }]])(
    '%s',
    async (name, variables) => {
      const { status, body } = await node.call(name, variables)
      expect(status).toBe(200)
      expect(await answerVisitor(operationPaths[name], variables)).toEqual(body.data)
    },
  )

  it.each<[string, OperationName, Record<string, unknown>]>([
    ['what only a player may ask', 'Balances', {}],
    ['a game that is not there', 'Game', { type: 'SLOT', id: 'no-such-game' }],
    ['variables that do not fit', 'Game', { type: 'NONE', id: 7 }],
    ['what cannot be kept', 'Game', { type: 'SLOT', id: 'a\u0000b' }],
  ])('%s: refused in the same words', async (_, name, variables) => {
    const { status, body } = await node.call(name, variables)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(await refusalOf(answerVisitor(operationPaths[name], variables))).toEqual(body)
  })

  it.each(['no/such/path', operationPaths.StartAnonymousSession])('%s is no question', async (path) => {
    expect(await refusalOf(answerVisitor(path, {}))).toMatchObject({ status: 404, code: 'UNKNOWN_OPERATION' })
  })
})
