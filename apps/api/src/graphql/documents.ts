import { readFileSync } from 'node:fs'
import { operationPaths, type OperationName, type OperationPath } from '@lagoon/contract/paths'
import {
  getDirectiveValues,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { RequestContext } from './context.ts'
import { audienceOf } from './policy.ts'

/** A document that the server knows: everything that can be decided about it was decided at the start. */
export interface RegisteredDocument {
  readonly name: OperationName
  readonly path: OperationPath
  readonly document: DocumentNode
  /** Under one key it is done once (`@idempotent`). */
  readonly isIdempotent: boolean
  /** Milliseconds for which one answer serves everybody (`@cacheControl`); null where each caller has an answer of their own. */
  readonly sharedForMs: number | null
}

const isOperationName = (name: string): name is OperationName => Object.hasOwn(operationPaths, name)

/** The documents that the app may send, by their hash, as the code generator wrote them. */
export const readPersistedDocuments = (): Record<string, string> =>
  JSON.parse(readFileSync(new URL('documents.generated.json', import.meta.url), 'utf8'))

/** The fields of the schema that an operation asks for. */
export const askedFields = (
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
): GraphQLField<unknown, RequestContext>[] =>
  selectionSet.selections.flatMap((selection) => {
    const field = selection.kind === Kind.FIELD && schema.getRootType(operation)?.getFields()[selection.name.value]
    return field ? [field] : []
  })

/** True where a root field of the operation carries `@idempotent`. */
const isIdempotent = (schema: GraphQLSchema, operation: OperationDefinitionNode): boolean =>
  askedFields(schema, operation).some(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'idempotent') === true)

/** Throws where an answer would be shared that not everybody may have, or that differs by what was asked. */
const sharedForMs = (schema: GraphQLSchema, operation: OperationDefinitionNode): number | null => {
  const directive = schema.getDirective('cacheControl')
  const fields = askedFields(schema, operation)
  const ages = fields.flatMap(({ astNode }) => {
    const age: unknown = directive && astNode ? getDirectiveValues(directive, astNode)?.['maxAge'] : undefined
    return typeof age === 'number' ? [age] : []
  })
  if (ages.length === 0) return null
  const isForEverybody = fields.every((field) => audienceOf(schema, field) === 'ANYONE')
  const isOneAnswer = ages.length === operation.selectionSet.selections.length && (operation.variableDefinitions ?? []).length === 0
  if (!isForEverybody || !isOneAnswer)
    throw new Error(`The answer of ${operation.name?.value} is not the same for everybody, so @cacheControl cannot stand there.`)
  return Math.min(...ages) * 1_000
}

/** Parses, validates and places every document. Throws when one does not fit the schema or has no path of its own. */
export const registerDocuments = (
  schema: GraphQLSchema,
  persisted: Readonly<Record<string, string>>,
): ReadonlyMap<string, RegisteredDocument> =>
  new Map(
    Object.entries(persisted).map(([hash, text]) => {
      const document = parse(text)
      const operations = document.definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
      const name = operations[0]?.name?.value
      const [operation] = operations
      if (operation === undefined || operations.length !== 1 || name === undefined || !isOperationName(name))
        throw new Error(`A registered document does not hold exactly one operation with a path: ${name ?? 'nameless'}.`)
      const problems = validate(schema, document)
      if (problems.length > 0)
        throw new Error(`The operation ${name} does not fit the schema: ${problems.map(({ message }) => message).join(' ')}`)
      return [
        hash,
        {
          name,
          path: operationPaths[name],
          document,
          isIdempotent: isIdempotent(schema, operation),
          sharedForMs: sharedForMs(schema, operation),
        },
      ] as const
    }),
  )
