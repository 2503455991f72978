import { Kind, OperationTypeNode } from 'graphql'
import * as v from 'valibot'
import type { RegisteredDocument } from '../graphql/documents.ts'
import { run } from '../graphql/execute.ts'
import { Problem } from '../problem.ts'
import { problemOf } from './answer.ts'
import { badRequest, unknownOperation, Variables, type GraphqlEndpoint } from './graphql.ts'

/**
 * Answers what a visitor may ask, for the pages that are drawn here: `path` is the logical path of a registered operation, the
 * answer is the `data` that the same call would get over the wire. Throws the Problem that the call would be refused with.
 */
export type AnswerVisitor = (path: string, variables: unknown) => Promise<unknown>

/** A page that is drawn for everybody changes nothing. */
const asks = ({ document }: RegisteredDocument): boolean =>
  document.definitions.every((node) => node.kind !== Kind.OPERATION_DEFINITION || node.operation === OperationTypeNode.QUERY)

/** Answers within this process: without a socket, a token, or the operator's disturbances of calls. */
export const answerVisitors = ({ schema, documents, services }: Omit<GraphqlEndpoint, 'throttleKey'>): AnswerVisitor => {
  const byPath = new Map<string, RegisteredDocument>(Array.from(documents.values(), (document) => [document.path, document]))
  return async (path, variables) => {
    try {
      const registered = byPath.get(path)
      if (registered === undefined || !asks(registered)) throw unknownOperation()
      const read = v.safeParse(Variables, variables)
      if (!read.success) throw badRequest()
      const context = { caller: { kind: 'visitor' }, services, log: services.log, ip: 'localhost', userAgent: '', intentKey: '' } as const
      const data = await run(schema, registered, read.output ?? {}, context)
      // As it would arrive: whoever reads it shares no object with a resolver.
      return JSON.parse(JSON.stringify(data))
    } catch (error) {
      if (!(error instanceof Problem)) services.log.error({ err: error, path }, 'a question of a page could not be answered')
      throw problemOf(error)
    }
  }
}
