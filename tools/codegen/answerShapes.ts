import {
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'

type Written = string | readonly [Written] | { readonly [field: string]: Written }

const leaves: Readonly<Record<string, string>> = {
  ID: 'text',
  String: 'text',
  Int: 'integer',
  Boolean: 'boolean',
  Minor: 'minor',
  DateTime: 'instant',
  Version: 'version',
}

/** Codegen's plugin that writes what each operation is answered with, for `packages/domain/src/client/decodeAnswer.ts`. */
export const plugin = (schema: GraphQLSchema, documents: readonly { readonly document?: DocumentNode }[]): string => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? [])
  const fragments = new Map<string, FragmentDefinitionNode>(
    definitions.flatMap((definition) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [])),
  )

  const ofType = (type: GraphQLOutputType, selected: SelectionSetNode | undefined): Written => {
    if (isNonNullType(type)) return ofType(type.ofType, selected)
    if (isListType(type)) {
      if (!isNonNullType(type.ofType)) throw new Error('a list whose elements may be null is not foreseen in the shapes of answers')
      return [ofType(type.ofType, selected)]
    }
    if (isEnumType(type))
      return `=${type
        .getValues()
        .map(({ name }) => name)
        .join('|')}`
    if (isObjectType(type) && selected !== undefined) return ofFields(type, selected)
    const leaf = leaves[type.name]
    if (leaf === undefined) throw new Error(`the shapes of answers have no word for ${type.name}`)
    return leaf
  }

  const ofFields = (type: GraphQLObjectType, { selections }: SelectionSetNode): { readonly [field: string]: Written } =>
    Object.assign(
      {},
      ...selections.map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) {
          const fragment = fragments.get(selection.name.value)
          if (fragment === undefined) throw new Error(`there is no fragment ${selection.name.value}`)
          return ofFields(type, fragment.selectionSet)
        }
        if (selection.kind === Kind.INLINE_FRAGMENT) return ofFields(type, selection.selectionSet)
        const field = type.getFields()[selection.name.value]
        if (field === undefined) throw new Error(`${type.name} has no field ${selection.name.value}`)
        const name = selection.alias?.value ?? selection.name.value
        return { [isNonNullType(field.type) ? name : `${name}?`]: ofType(field.type, selection.selectionSet) }
      }),
    ) as { readonly [field: string]: Written }

  const shapes = definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.name === undefined) return []
    const root = definition.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
    if (root === null || root === undefined) throw new Error(`there is no root for ${definition.name.value}`)
    return [`  ${definition.name.value}: ${JSON.stringify(ofFields(root, definition.selectionSet))},`]
  })
  return [
    "import type { OperationName } from '@lagoon/contract/paths'",
    "import type { Shape } from '../client/shape.ts'",
    '',
    '/** Written by `npm run codegen`: what each operation is answered with. `?` after a name: may be null. */',
    'export const answerShapes: Readonly<Record<OperationName, Shape>> = {',
    ...shapes.toSorted(),
    '}',
    '',
  ].join('\n')
}
