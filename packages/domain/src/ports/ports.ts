/** What the domain needs of the machine it runs on. The browser's are in `browserPorts.ts`, the tests' in `../testing`. */

/** Keys and texts that outlive the page. Never throws: what cannot be kept is kept in memory. */
export interface KeptTexts {
  read(key: string): string | undefined
  write(key: string, text: string): void
  remove(key: string): void
  keys(): readonly string[]
  /** Hears what other tabs changed; `undefined` when they cleared everything. Answers the way to stop. */
  listen(listener: (key: string | undefined) => void): () => void
}

export interface Locks {
  /**
   * Runs alone among all tabs of the origin. Where there are no locks, or the lock is not had after `timeoutMs`, it runs
   * anyway: the server's grace for a parent token makes that harmless.
   */
  withLock<T>(name: string, timeoutMs: number, run: () => Promise<T>): Promise<T>
}

/** Messages to the other tabs. */
export interface Broadcast {
  post(text: string): void
  listen(listener: (text: string) => void): () => void
}

export interface Clock {
  /** Milliseconds since the epoch by the device, which may be wrong: for a time of the server's there is its own clock (`serverClock`). */
  now(): number
  /** Runs once after `ms`. Answers the way to call it off. */
  after(ms: number, run: () => void): () => void
}

export interface Network {
  fetch(url: string, request: RequestInit): Promise<Response>
  /** Hears that the device is online again. */
  onOnline(listener: () => void): () => void
}

/** Answers that need no call, such as those that came with the page. */
export interface AnswersAtHand {
  /** The data of the answer to an operation, by its logical path; undefined where it is to be called for. Each is given once. */
  take(path: string, variables: object): Promise<unknown> | undefined
  /** The version of the app that the page came with; undefined where it does not say. */
  readonly appVersion?: string | undefined
}

export interface Ports {
  readonly kept: KeptTexts
  readonly locks: Locks
  readonly broadcast: Broadcast
  readonly clock: Clock
  readonly network: Network
  readonly answers: AnswersAtHand
  /** An unguessable id, for the key of a session or of a submission. */
  readonly newId: () => string
}

/** What a page does about a newer build that it is to bring. */
export interface PageUpdate {
  /** Right before the page starts anew. */
  beforeStart(): void
  /** In place of a start, where the build took too long: it is here by now, or lost. */
  onLate(): void
}

/** The page that the player looks at. Not among the ports: routes know it, the machine does not. */
export interface Page {
  /** Path, query and hash that stand open, or are being opened. */
  address(): string
  /** `state` stays with the entry of the history, also over a reload. */
  goTo(address: string, how?: { readonly replace?: boolean; readonly state?: unknown }): void
  /** Fetches the code of the page at an address that the player is on the way to, while something else is asked for. */
  fetchAhead(address: string): void
  /** Lets a newer build in, where there is one, and starts the page anew: with an `update` only where that build is here in time. */
  reload(update?: PageUpdate): void
}
