import type { OperationName } from '@lagoon/contract/paths'
import { Kind, parse, type GraphQLField, type GraphQLSchema } from 'graphql'
import type { RequestContext } from '../../src/graphql/context.ts'
import { askedFields, readPersistedDocuments } from '../../src/graphql/documents.ts'

interface AskingOperation {
  readonly name: OperationName
  readonly fields: readonly GraphQLField<unknown, RequestContext>[]
}

/** Operations of the app with the fields of the schema that each asks for. */
export const operationsOf = (schema: GraphQLSchema): readonly AskingOperation[] =>
  Object.values(readPersistedDocuments())
    .flatMap((document) => parse(document).definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({ name: operation.name?.value as OperationName, fields: askedFields(schema, operation) }))
