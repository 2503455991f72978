/** Id of the script element in which a page that is rendered on the server carries the answers that it was rendered from. */
export const ANSWERS_ELEMENT = 'answers'

/** The answer to an operation as a page carries it: what was asked, by its logical path, and the `data` of what was answered. */
export interface EmbeddedAnswer {
  readonly path: string
  readonly variables: object
  readonly data: unknown
}

/** What stands in that element. */
export interface EmbeddedAnswers {
  readonly answers: readonly EmbeddedAnswer[]
}
