/** A line to the server that comes back by itself. One file knows that it is STOMP. */
export interface Line {
  /** Breaks the connection, so that it is made anew. */
  drop(): void
  /** Ends it for good. */
  close(): void
}

export interface LineSetting {
  readonly url: string
  readonly destinations: readonly string[]
  /** Asked before each connect; undefined ends the line. */
  readonly token: () => Promise<string | undefined>
  /** A header of each connect: for how many milliseconds nothing was heard, asked when the connect goes out. */
  readonly missed: { readonly header: string; readonly ms: () => number }
  readonly onUp: () => void
  readonly onDown: () => void
  /** The server answered with an error, mostly about the token. */
  readonly onRefused: () => void
  readonly onBody: (destination: string, body: string) => void
}

export type OpenLine = (setting: LineSetting) => Line
