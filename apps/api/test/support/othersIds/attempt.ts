import type { OperationName } from '@lagoon/contract/paths'
import type { TestNode } from '../node.ts'

/** A player whose own things another player tries to reach, with what it takes to make them. */
export interface Owner {
  readonly node: TestNode
  readonly playerId: string
  readonly phone: string
  readonly dataOf: <T>(name: OperationName, variables?: Record<string, unknown>) => Promise<T>
}

/** An operation that takes an id, called with the id of something that belongs to somebody else. */
export interface Attempt {
  readonly operation: OperationName
  /** What is the owner's; undefined where an id names what belongs to everybody. */
  readonly ofOwner?: string
  /** An id of the same shape that nobody has. */
  readonly nobodys?: string
  readonly variables: (id: string) => Record<string, unknown>
  /** Why the owner has none yet; then the attempt shows nothing. */
  readonly missing?: string
}

/** The attempts of a capability, by root field of the schema: what its file in this folder exports. */
export type AttemptsOf = (owner: Owner) => Promise<Readonly<Record<string, Attempt>>>

export const NOBODYS = '00000000-0000-4000-8000-000000000000'

export const owned = (operation: OperationName, ofOwner: string, nobodys = NOBODYS): Attempt => ({
  operation,
  ofOwner,
  nobodys,
  variables: (id) => ({ id }),
})
export const everybodys = (operation: OperationName): Attempt => ({ operation, variables: () => ({}) })
