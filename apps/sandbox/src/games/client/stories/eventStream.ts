import { HttpResponse } from 'msw'

export interface EventStreamOptions {
  /** What the page listens by, where it listens by name. */
  readonly nameOf?: (event: object) => string
  /** The line is cut after the events; else it stays open. */
  readonly isCut?: boolean
}

/** Server-sent events, as a game's stream gives them: those of the beginning in the answer, more by `say`. */
export const eventStream = (events: readonly object[], { nameOf, isCut = false }: EventStreamOptions = {}) => {
  const bytes = (event: object) =>
    new TextEncoder().encode(`${nameOf ? `event: ${nameOf(event)}\n` : ''}data: ${JSON.stringify(event)}\n\n`)
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      line = controller
      for (const event of events) controller.enqueue(bytes(event))
      if (isCut) controller.close()
    },
  })
  return {
    answer: new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } }),
    say: (event: object) => line?.enqueue(bytes(event)),
  }
}
