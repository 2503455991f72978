import { parseJson } from '@lagoon/contract/text/parseJson'
import { OPERATOR, operatorCommand, operatorPaths, type OperatorReply, type OperatorState } from '@lagoon/contract/wire/operator/operator'
import * as v from 'valibot'
import { sendJson } from '../../http/answer.ts'
import type { HttpRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { takeNonce } from '../../kernel/nonces.ts'
import { verifySignature } from '../../kernel/signature.ts'
import { runCommand } from './commands.ts'
import { readSwitches } from './switchboard.ts'

const SHOWN_ACTIONS = 30

const httpStatus: Record<OperatorReply['status'], number> = {
  OK: 200,
  BAD_SIGNATURE: 401,
  STALE: 401,
  REPLAY: 401,
  BAD_REQUEST: 400,
  PLAYER_NOT_FOUND: 404,
  INTERNAL: 500,
}

const stateOf = async ({ database, config }: Services): Promise<OperatorState> => {
  const [switches, actions] = await Promise.all([
    readSwitches(database.kysely),
    database.kysely.selectFrom('operator_action').selectAll().orderBy('id', 'desc').limit(SHOWN_ACTIONS).execute(),
  ])
  return {
    status: 'OK',
    switches,
    runningVersion: config.appVersion,
    actions: actions.map(({ at, command, detail }) => ({ at: at.toISOString(), command, detail })),
  }
}

/** The operator's two calls; none where the platform has no secret for the desk. A call is believed by its signature alone. */
export const routes = (services: Services): HttpRoute[] => {
  const { operatorSecret } = services.config
  if (operatorSecret === undefined) return []
  const secrets = new Map([[OPERATOR, operatorSecret]])

  const route = (path: string, answer: (body: Buffer) => Promise<OperatorReply>): HttpRoute => ({
    method: 'POST',
    path,
    handle: async (request, body, response) => {
      const reply = async (): Promise<OperatorReply> => {
        const signed = verifySignature(secrets, { method: 'POST', path, headers: request.headers, body }, Date.now())
        if (!signed.ok) {
          services.log.warn({ path, status: signed.error }, 'a call in the operator’s name was refused')
          return { status: signed.error }
        }
        const { nonce, nonceExpiresAt } = signed.value
        if (!(await takeNonce(services.database.kysely, OPERATOR, nonce, nonceExpiresAt))) return { status: 'REPLAY' }
        return answer(body)
      }
      const replied = await reply().catch((error: unknown): OperatorReply => {
        services.log.error({ path, err: error }, 'a call of the operator failed')
        return { status: 'INTERNAL' }
      })
      sendJson(response, httpStatus[replied.status], replied)
    },
  })

  return [
    route(operatorPaths.state, () => stateOf(services)),
    route(operatorPaths.command, async (body) => {
      const command = v.safeParse(operatorCommand, parseJson(body.toString('utf8')))
      if (!command.success) return { status: 'BAD_REQUEST' }
      return (await runCommand(services, command.output)) ? stateOf(services) : { status: 'PLAYER_NOT_FOUND' }
    }),
  ]
}
