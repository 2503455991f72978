import type { Transaction } from 'kysely'
import type { Party } from '@lagoon/contract/parties/parties'
import type { gameProtocols } from '../config/protocols.ts'
import type { Schema } from '../db/schema.ts'
import type { HttpRoute } from '../http/route.ts'
import type { Services } from '../services.ts'
import { deepwater } from './deepwater/deepwater.ts'
import { northlight } from './northlight/northlight.ts'

/** What a folder `providers/<protocol>` is to the platform: a wire of game providers, mapped to the ledger. */
export interface GameProtocol {
  /** The calls of its providers' servers. Every call proves by its signature which of `providers` makes it. */
  readonly routes: (services: Services, providers: readonly Party[]) => readonly HttpRoute[]
  /** The address of a game for a session that was just opened, in the transaction that opened it. */
  readonly launch: (transaction: Transaction<Schema>, opening: { provider: Party; gameId: string; sessionId: string }) => Promise<string>
}

type ProtocolName = (typeof gameProtocols)[number]

/** One folder for each protocol. */
const folders: Readonly<Record<ProtocolName, GameProtocol>> = { deepwater, northlight }

/** The protocol that a provider speaks; the settings were refused if there is none. */
export const protocolOf = (provider: Party): GameProtocol => folders[provider.protocol as ProtocolName]

/** The routes of every protocol that a provider of the settings speaks. */
export const providerRoutes = (services: Services): HttpRoute[] =>
  [...Map.groupBy(services.config.providers, protocolOf)].flatMap(([protocol, providers]) => protocol.routes(services, providers))
