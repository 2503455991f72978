import type { ResultOf as DocumentResult, VariablesOf as DocumentVariables } from '@graphql-typed-document-node/core'
import type { ProblemCode } from '@lagoon/contract/problems/problem'
import type { Shape } from './shape.ts'
import { answerShapes } from '../gql/answerShapes.ts'
import type * as gql from '../gql/graphql.ts'
import { operationPaths, type OperationName, type OperationPath } from '@lagoon/contract/paths'

/** The generated document of an operation: naming a path without a document, or the reverse, does not compile. */
export type DocumentOf<Name extends OperationName> = (typeof gql)[`${Name}Document`]
type GeneratedName = keyof typeof gql extends infer Key ? (Key extends `${infer Name}Document` ? Name : never) : never
type EveryDocumentHasAPath = GeneratedName extends OperationName ? true : never
const everyDocumentHasAPath: EveryDocumentHasAPath = true
void everyDocumentHasAPath

export type ResultOf<Name extends OperationName> = DocumentResult<DocumentOf<Name>>
export type VariablesOf<Name extends OperationName> = DocumentVariables<DocumentOf<Name>>

/** A registered operation: what is called, where it is posted, the hash that stands for its text, and what its answer looks like. */
export interface Operation<Name extends OperationName = OperationName> {
  readonly name: Name
  readonly path: OperationPath
  readonly documentId: string
  readonly answer: Shape
  /** Refusals that the screen shows itself, as a state of its own or at a field. Every other reaches the player by the catalog. */
  readonly screenShows?: readonly ProblemCode[]
}

/** Ties a document to its logical path. */
export const operation = <Name extends OperationName>(name: Name, document: DocumentOf<Name>): Operation<Name> => {
  const hash: unknown = document.__meta__?.['hash']
  if (typeof hash !== 'string') throw new TypeError(`${name} is not a persisted document`)
  return { name, path: operationPaths[name], documentId: hash, answer: answerShapes[name] }
}
