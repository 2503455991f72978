import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema, isEnumType, isObjectType, isScalarType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import type { RequestContext } from './context.ts'
import { enforcePolicies, rootFields } from './policy.ts'
import { DateTime, Minor } from './scalars.ts'

type ResolverMap = Readonly<Record<string, unknown>>

/** The schema of the contract, all files together. */
export const readContract = (): string => {
  const folder = new URL('.', import.meta.resolve('@lagoon/contract/schema/base.graphql'))
  const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.graphql'))
  return files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
}

const isResolver = (value: unknown): value is GraphQLFieldResolver<unknown, RequestContext> => typeof value === 'function'
const isResolverMap = (value: unknown): value is ResolverMap => typeof value === 'object' && value !== null

const attach = (schema: GraphQLSchema, typeName: string, resolvers: ResolverMap): void => {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`There are resolvers for "${typeName}", which is no object type of the contract.`)
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = type.getFields()[name]
    if (!field) throw new Error(`There is a resolver for "${typeName}.${name}", which is not in the contract.`)
    if (!isResolver(resolve)) throw new Error(`The resolver of "${typeName}.${name}" is no function.`)
    field.resolve = resolve
  }
}

/**
 * The schema that is served: the contract, the modules' resolvers, and in front of every root field its policy. Throws where
 * the three do not fit: a resolver for nothing, a root field without resolver, a root field without policy.
 */
export const assembleSchema = (sdl: string, modules: readonly object[]): GraphQLSchema => {
  const schema = buildSchema(sdl)
  for (const scalar of [Minor, DateTime]) {
    const type = schema.getType(scalar.name)
    if (isScalarType(type))
      Object.assign(type, { serialize: scalar.serialize, parseValue: scalar.parseValue, parseLiteral: scalar.parseLiteral })
  }
  for (const module of modules) {
    for (const [typeName, resolvers] of Object.entries(module)) {
      if (isEnumType(schema.getType(typeName)) || !isResolverMap(resolvers))
        throw new Error(`Resolvers of "${typeName}" are not understood.`)
      attach(schema, typeName, resolvers)
    }
  }
  const unanswered = rootFields(schema).filter((field) => !field.resolve)
  if (unanswered.length > 0) throw new Error(`No module answers ${unanswered.map(({ name }) => `"${name}"`).join(', ')}.`)
  enforcePolicies(schema)
  return schema
}
