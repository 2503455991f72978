import type { Route } from './defineRoute.ts'

/** A route of §2 as far as the first page of any visitor has to know it: every page carries every byte of these. */
export interface RouteEntry {
  /** Its capability and its name there, as in `account/login`. */
  readonly id: string
  /** Pattern of its address, as the contract's address catalog writes it; `*` for every other address. */
  readonly path: string
  readonly title: string
  /** Header and footer stay away. */
  readonly isAlone?: true
  /** A log-in may lead on to it: a page of a player, or one that shows something to its owner alone. */
  readonly isReturnable?: true
  /** What it shows depends on the device, which no server knows. */
  readonly isDeviceSpecific?: true
  /** Fetches its definition. */
  readonly load: () => Promise<Route>
}

/** Names the routes that are defined in one file of a capability; the file is fetched with the first of them. */
export const entriesIn =
  <Name extends string>(capability: string, load: () => Promise<Readonly<Record<Name, Route>>>) =>
  (name: NoInfer<Name>): Pick<RouteEntry, 'id' | 'load'> => ({ id: `${capability}/${name}`, load: async () => (await load())[name] })
