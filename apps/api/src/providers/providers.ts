import type { TokenKind } from '@lagoon/contract/money/money'
import type { Party } from '@lagoon/contract/parties/parties'
import type { gameProtocols } from '../config/protocols.ts'
import type { HttpRoute } from '../http/route.ts'
import type { Job } from '../kernel/job.ts'
import type { Services } from '../services.ts'
import { coralForge } from './coralForge/coralForge.ts'
import { deepwater } from './deepwater/deepwater.ts'
import { northlight } from './northlight/northlight.ts'

/** What a folder `providers/<protocol>` is to the platform: a wire of game providers, mapped to the ledger. */
export interface GameProtocol {
  /** The calls of its providers' servers. What they tell counts only as far as it is proved. */
  readonly routes: (services: Services, providers: readonly Party[]) => readonly HttpRoute[]
  /**
   * The address of a game for a session that was just opened.
   * @throws {Problem} where the game cannot be opened now; the session is then ended.
   */
  readonly launch: (services: Services, opening: Opening) => Promise<string>
  /**
   * Has a provider give back what the player has of the kind at its table, for a game of another provider. What an open hand holds, or
   * what cannot be had now, stays there. Left out where a provider holds no tokens between rounds.
   */
  readonly leaveTable?: (services: Services, tokens: TokensAtProvider) => Promise<void>
  /** What is done for its providers in the background, by one node of all. */
  readonly jobs?: (providers: readonly Party[]) => readonly Job[]
}

/** What a player has of one kind of token at a provider. */
export interface TokensAtProvider {
  readonly provider: Party
  readonly playerId: string
  readonly token: TokenKind
}

/** A game session of a player with a game of the provider. */
export interface Opening extends TokensAtProvider {
  readonly gameId: string
  readonly sessionId: string
  readonly winToken: TokenKind
}

type ProtocolName = (typeof gameProtocols)[number]

/** One folder for each protocol. */
const folders: Readonly<Record<ProtocolName, GameProtocol>> = { deepwater, coralForge, northlight }

/** The protocol that a provider speaks; the settings were refused if there is none. */
export const protocolOf = (provider: Party): GameProtocol => folders[provider.protocol as ProtocolName]

/** The routes of every protocol that a provider of the settings speaks. */
export const providerRoutes = (services: Services): HttpRoute[] =>
  [...Map.groupBy(services.config.providers, protocolOf)].flatMap(([protocol, providers]) => protocol.routes(services, providers))

/** The background work of every protocol that a provider of the settings speaks. */
export const providerJobs = ({ config }: Pick<Services, 'config'>): Job[] =>
  [...Map.groupBy(config.providers, protocolOf)].flatMap(([protocol, providers]) => protocol.jobs?.(providers) ?? [])
