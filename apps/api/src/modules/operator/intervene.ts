import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Disturbance, OperatorSwitches } from '@lagoon/contract/wire/operator/operator'
import { APP_VERSION_HEADER, GRAPHQL_PREFIX } from '@lagoon/contract/http/http'
import { sql } from 'kysely'
import type { Gate } from '../../http/server.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

const contentTypes = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' } as const

/** The disturbance of a path: its own, or that of all. */
const disturbanceOf = ({ disturbances }: OperatorSwitches, path: string): Disturbance | undefined =>
  disturbances.find((disturbance) => disturbance.path === path) ?? disturbances.find((disturbance) => disturbance.path === '*')

const isMet = async ({ database }: Services, { path, times }: Disturbance): Promise<boolean> => {
  if (times === null) return true
  const { rows } = await sql<{ met: boolean }>`SELECT meet_disturbance(${path}) AS met`.execute(database.kysely)
  return rows[0]?.met ?? false
}

/** Waits, unless the caller goes away first. */
const delay = async (response: ServerResponse, ms: number): Promise<void> => {
  if (ms === 0) return
  const gone = new AbortController()
  const leave = () => gone.abort()
  response.once('close', leave)
  await wait(ms, undefined, { signal: gone.signal }).catch(() => undefined)
  response.off('close', leave)
}

/**
 * Stands before GraphQL: announces the release, refuses everything during maintenance, and lets a disturbed path meet its
 * disturbance. True when the call is done; it never reached an operation then. Without the operator's secret the switchboard
 * is locked, and this does nothing.
 */
const intervene = async (services: Services, request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> => {
  const switches = await services.switchboard.current()
  if (switches.version !== null) response.setHeader(APP_VERSION_HEADER, switches.version)
  if (switches.maintenance.state === 'on') throw new Problem(503, 'MAINTENANCE', switches.maintenance.text ?? '')
  const disturbance = disturbanceOf(switches, pathname.slice(GRAPHQL_PREFIX.length))
  if (!disturbance || !(await isMet(services, disturbance))) return false
  const { delayMs, effect } = disturbance
  await delay(response, delayMs)
  switch (effect.kind) {
    case 'pass':
      return false
    case 'drop':
      request.socket.destroy()
      return true
    case 'answer':
      request.resume()
      response.writeHead(effect.status, { 'content-type': contentTypes[effect.type], 'cache-control': 'no-store' }).end(effect.body)
      return true
  }
}

/** Pieces that a page fetches when it is opened bear its name; the worker would keep copies of them. */
const pageChunk = /^\/assets\/(?:\w*[rR]outes|\w+(?:Route|Pages|Tab))-[\w-]+\.js$|^\/sw\.js$/

/** True for a piece of the app that the operator has taken away. */
const isWithheld = async ({ switchboard }: Services, pathname: string): Promise<boolean> =>
  pageChunk.test(pathname) && (await switchboard.current()).chunks === 'missing'

/** What a call would be told now. Pages that are drawn on the server ask nothing over the wire, so they go by this. */
export const releaseOf = async ({ switchboard, config }: Services): Promise<{ appVersion: string; isDisturbed: boolean }> => {
  const { version, maintenance, disturbances } = await switchboard.current()
  return { appVersion: version ?? config.appVersion, isDisturbed: maintenance.state === 'on' || disturbances.length > 0 }
}

/** The operator's switches as they stand before every call and file of the app. */
export const operatorGate = (services: Services): Gate => ({
  intervene: (request, response, pathname) => intervene(services, request, response, pathname),
  isWithheld: (pathname) => isWithheld(services, pathname),
})
