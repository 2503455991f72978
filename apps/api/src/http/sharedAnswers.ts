import type { RegisteredDocument } from '../graphql/documents.ts'

interface Held {
  readonly until: number
  readonly body: Promise<Buffer>
}
const held = new WeakMap<RegisteredDocument, Held>()

/**
 * The body of an answer that is the same for everybody: `perform` asks for its data at most once in `forMs` milliseconds, however
 * many callers there are, and it is written as JSON once.
 */
export const sharedAnswer = (document: RegisteredDocument, forMs: number, perform: () => Promise<unknown>): Promise<Buffer> => {
  const found = held.get(document)
  if (found && found.until > performance.now()) return found.body
  const body = perform().then((data) => Buffer.from(JSON.stringify({ data })))
  held.set(document, { until: performance.now() + forMs, body })
  // A failure is not kept: the next one who asks tries again.
  body.catch(() => held.delete(document))
  return body
}
