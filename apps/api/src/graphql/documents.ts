import { readFileSync } from 'node:fs'
import { operationPaths, type OperationName, type OperationPath } from '@lagoon/contract/paths'
import { Kind, parse, validate, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'

/** A document that the server knows: everything that can be decided about it was decided at the start. */
export interface RegisteredDocument {
  readonly name: OperationName
  readonly path: OperationPath
  readonly document: DocumentNode
  /** Under one key it is done once (`@idempotent`). */
  readonly isIdempotent: boolean
}

const isOperationName = (name: string): name is OperationName => Object.hasOwn(operationPaths, name)

/** The documents that the app may send, by their hash, as the code generator wrote them. */
export const readPersistedDocuments = (): Record<string, string> =>
  JSON.parse(readFileSync(new URL('documents.generated.json', import.meta.url), 'utf8'))

/** True where a root field of the operation carries `@idempotent`. */
const isIdempotent = (schema: GraphQLSchema, operation: OperationDefinitionNode | undefined): boolean =>
  (operation?.selectionSet.selections ?? []).some(
    (selection) =>
      selection.kind === Kind.FIELD &&
      schema
        .getMutationType()
        ?.getFields()
        [selection.name.value]?.astNode?.directives?.some(({ name }) => name.value === 'idempotent') === true,
  )

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
      if (operations.length !== 1 || name === undefined || !isOperationName(name))
        throw new Error(`A registered document does not hold exactly one operation with a path: ${name ?? 'nameless'}.`)
      const problems = validate(schema, document)
      if (problems.length > 0)
        throw new Error(`The operation ${name} does not fit the schema: ${problems.map(({ message }) => message).join(' ')}`)
      return [hash, { name, path: operationPaths[name], document, isIdempotent: isIdempotent(schema, operations[0]) }] as const
    }),
  )
