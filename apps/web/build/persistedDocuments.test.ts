import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { operationPaths } from '@lagoon/domain/contract/paths'
import { hashesOf, registered } from './persistedDocuments.ts'

const domain = join(import.meta.dirname, '../../../packages/domain/src')
const generated = readFileSync(join(domain, 'gql/graphql.ts'), 'utf8')

it('finds the hash of every operation', () => {
  expect([...hashesOf(generated).keys()].toSorted()).toEqual(Object.keys(operationPaths).toSorted())
})

it('ships name, path and hash of an operation and nothing of its text', () => {
  const shipped = registered(readFileSync(join(domain, 'wallet/wallet.operations.ts'), 'utf8'), hashesOf(generated))
  expect(shipped).toMatch(/export const balances = \(\{"name":"Balances","path":"wallet\/balances","documentId":"sha256:[0-9a-f]{64}"\}\)/)
  expect(shipped).not.toMatch(/graphql|query|import/)
})

it.each([
  ['an operation that was not generated', 'export const a = operation(\n  "A", graphql(`query A { a }`))', /is written as/],
  ['a document without its operation', 'export const a = graphql(`query A { a }`)', /is written as/],
  ['an unknown name', "export const a = operation('Nothing', graphql(`query Nothing { a }`))", /was not generated/],
])('refuses %s', (_, code, problem) => {
  expect(() => registered(code, hashesOf(generated))).toThrow(problem)
})
