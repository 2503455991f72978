import { parseJson } from '@lagoon/contract/text/parseJson'
import {
  OPERATOR,
  operatorCommand,
  operatorPaths,
  type OperatorCommand,
  type OperatorRefusal,
  type OperatorReply,
  type OperatorState,
} from '@lagoon/contract/wire/operator/operator'
import * as v from 'valibot'
import type { HttpRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { cashierStockOf } from './cashierCommands.ts'
import { runCommand } from './commands.ts'
import { needsLookOf } from './incidents.ts'
import { kycCaseRoutes } from './kycCases.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { signedRoute } from './signedRoute.ts'
import { supportRoutes } from './support/routes.ts'
import { readSwitches } from './switchboard.ts'

const SHOWN_ACTIONS = 30

const httpStatus: Record<OperatorReply['status'], number> = {
  OK: 200,
  BAD_SIGNATURE: 401,
  STALE: 401,
  REPLAY: 401,
  BAD_REQUEST: 400,
  PLAYER_NOT_FOUND: 404,
  INCIDENT_NOT_FOUND: 404,
  STREAM_NOT_FOUND: 404,
  INTERNAL: 500,
}

const stateOf = async ({ database, config }: Services): Promise<OperatorState> => {
  const [switches, forSale, needsLook, actions] = await Promise.all([
    readSwitches(database.kysely),
    cashierStockOf(database.kysely),
    needsLookOf(database.kysely),
    database.kysely.selectFrom('operator_action').selectAll().orderBy('id', 'desc').limit(SHOWN_ACTIONS).execute(),
  ])
  return {
    status: 'OK',
    switches,
    runningVersion: config.appVersion,
    forSale,
    needsLook,
    actions: actions.map(({ at, command, detail }) => ({ at: at.toISOString(), command, detail })),
  }
}

/** What is said of a command that names something that is not there; of every other one it is the player. */
const notFound: Partial<Record<OperatorCommand['do'], OperatorRefusal>> = {
  closeIncident: 'INCIDENT_NOT_FOUND',
  thawStream: 'STREAM_NOT_FOUND',
}

/** The operator's calls; none where the platform has no secret for the desk. A call is believed by its signature alone. */
export const routes = (services: Services): HttpRoute[] => {
  const { operatorSecret } = services.config
  if (operatorSecret === undefined) return []
  const secrets = new Map([[OPERATOR, operatorSecret]])

  return [
    signedRoute(services, secrets, {
      path: operatorPaths.state,
      httpStatus,
      answer: async (): Promise<OperatorReply> => stateOf(services),
    }),
    signedRoute(services, secrets, {
      path: operatorPaths.command,
      httpStatus,
      answer: async (body): Promise<OperatorReply> => {
        const command = v.safeParse(operatorCommand, parseJson(body.toString('utf8')))
        if (!command.success) return { status: 'BAD_REQUEST' }
        if (await runCommand(services, command.output)) return stateOf(services)
        return { status: notFound[command.output.do] ?? 'PLAYER_NOT_FOUND' }
      },
    }),
    ...kycCaseRoutes(services, secrets),
    ...reviewRoutes(services, secrets),
    ...supportRoutes(services, secrets),
  ]
}
