import { getDirectiveValues, type GraphQLSchema } from 'graphql'

/** Codegen's plugin that writes where each operation is posted to: the `@path` of its field, under the field's name as an operation bears it. */
export const plugin = (schema: GraphQLSchema): string => {
  const directive = schema.getDirective('path')
  if (!directive) throw new Error('the contract declares no @path')
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}))
  const paths = fields.flatMap(({ name, astNode }) => {
    const path: unknown = astNode && getDirectiveValues(directive, astNode)?.['is']
    return typeof path === 'string' ? [`  ${name.charAt(0).toUpperCase()}${name.slice(1)}: ${JSON.stringify(path)},`] : []
  })
  return [
    '/** Written by `npm run codegen` from the schema. */',
    'export const operationPaths = {',
    ...paths.toSorted(),
    '} as const satisfies Record<string, string>',
    '',
  ].join('\n')
}
