import { expect, it } from 'vitest'
import persisted from '../gql/persisted-documents.json'
import type { Operation } from './operation.ts'
import { operationPaths } from '@lagoon/contract/paths'

const modules = import.meta.glob<Record<string, Operation>>('../**/*.operations.ts', { eager: true })
const registered = Object.values(modules).flatMap((module) => Object.values(module))
const texts: Readonly<Record<string, string>> = persisted
const nameOf = (text: string | undefined): string | undefined => /\b(?:query|mutation) (\w+)/.exec(text ?? '')?.[1]

it('registers one document for each path, and no other', () => {
  expect(registered.map(({ name }) => name).toSorted()).toEqual(Object.keys(operationPaths).toSorted())
  expect(Object.values(texts).map(nameOf).toSorted()).toEqual(Object.keys(operationPaths).toSorted())
})

it('sends the hash of the text that bears its name, to its own path', () => {
  for (const { name, path, documentId } of registered) {
    expect(nameOf(texts[documentId])).toBe(name)
    expect([name, path]).toEqual([name, operationPaths[name]])
  }
})

it('gives every operation a path of its own', () => {
  expect(new Set(Object.values(operationPaths)).size).toBe(registered.length)
})
