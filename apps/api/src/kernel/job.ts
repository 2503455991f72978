import type { Services } from '../services.ts'

/** Something that is done from time to time, by one node of all (jobs.ts). */
export interface Job {
  /** For the log. */
  readonly name: string
  readonly everyMs: number
  /** May be cut short by the end of the process and run again from its beginning. */
  readonly run: (services: Services) => Promise<unknown>
}
