import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { operationPaths } from '@lagoon/contract/paths'
import { readGenerated, registered } from './persistedDocuments.ts'

const domain = join(import.meta.dirname, '../../../packages/domain/src')
const generated = readGenerated(join(domain, 'gql'))

it('finds the hash and the shape of every operation', () => {
  const names = Object.keys(operationPaths).toSorted()
  expect([...generated.hashes.keys()].toSorted()).toEqual(names)
  expect([...generated.shapes.keys()].toSorted()).toEqual(names)
})

it('ships name, path, hash and shape of an operation and nothing of its text', () => {
  const shipped = registered(readFileSync(join(domain, 'wallet/balances/balances.operations.ts'), 'utf8'), generated)
  expect(shipped).toMatch(
    /export const balances = \(\{"name":"Balances","path":"wallet\/balances","documentId":"sha256:[0-9a-f]{64}","answer":\{"balances":/,
  )
  expect(shipped).not.toMatch(/graphql|query|import/)
})

it.each([
  ['an operation that was not generated', 'export const a = operation(\n  "A", graphql(`query A { a }`))', /is written as/],
  ['a document without its operation', 'export const a = graphql(`query A { a }`)', /is written as/],
  ['an unknown name', "export const a = operation('Nothing', graphql(`query Nothing { a }`))", /was not generated/],
])('refuses %s', (_, code, problem) => {
  expect(() => registered(code, generated)).toThrow(problem)
})
