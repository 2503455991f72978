import { randomUUID } from 'node:crypto'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import type { OperatorCommand } from '@lagoon/contract/wire/operator/operator'
import { sql } from 'kysely'
import { tell } from '../../kernel/tell.ts'
import { queuePush } from '../../push/queuePush.ts'
import type { Services } from '../../services.ts'
import { endSessions } from '../../session/endSessions.ts'
import { playerByIdentifier } from '../account/player.ts'
import { depositLimit, switchCoupon, switchPackage, switchTerms } from './cashierCommands.ts'
import type { CommandOf, Done } from './done.ts'
import { thawStream } from './frozenStreams.ts'
import { closeIncident } from './incidents.ts'
import { switchWithdrawalTerms } from './withdrawalCommands.ts'

/** How long the operator's words wait for a browser that is off. */
const PUSH_SECONDS = 3_600

const change = async ({ database }: Services, changes: object): Promise<void> => {
  await sql`UPDATE operator_switches SET changes = changes || ${JSON.stringify(changes)}::jsonb`.execute(database.kysely)
}

const settings = async ({ database }: Services, { settings: changed }: CommandOf<'settings'>): Promise<Done> => {
  await sql`UPDATE operator_switches SET changes = jsonb_set(changes, '{settings}',
    COALESCE(changes -> 'settings', '{}') || ${JSON.stringify(changed)}::jsonb)`.execute(database.kysely)
  return Object.entries(changed)
    .map(([name, isOn]) => `${name} ${isOn ? 'on' : 'off'}`)
    .join(', ')
}

const maintenance = async (services: Services, { maintenance: wanted }: CommandOf<'maintenance'>): Promise<Done> => {
  await change(services, { maintenance: wanted })
  return wanted.state === 'off' ? 'off' : wanted.text === undefined ? 'on, without a text' : `on: ${wanted.text}`
}

const version = async (services: Services, { version: wanted }: CommandOf<'version'>): Promise<Done> => {
  await change(services, { version: wanted })
  return wanted ?? 'the one that runs'
}

const chunks = async (services: Services, { chunks: wanted }: CommandOf<'chunks'>): Promise<Done> => {
  await change(services, { chunks: wanted })
  return wanted
}

const disturb = async ({ database }: Services, { disturbance }: CommandOf<'disturb'>): Promise<Done> => {
  const { path, delayMs, effect, times } = disturbance
  const row = { path, delay_ms: delayMs, effect: JSON.stringify(effect), times }
  await database.kysely
    .insertInto('operator_disturbance')
    .values(row)
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .execute()
  const what = effect.kind === 'answer' ? `status ${effect.status}` : effect.kind
  return `${path}: ${what} after ${delayMs} ms, ${times === null ? 'until taken away' : `${times} times`}`
}

const calm = async ({ database }: Services, { path }: CommandOf<'calm'>): Promise<Done> => {
  await database.kysely.deleteFrom('operator_disturbance').where('path', '=', path).execute()
  return path
}

const push = async (services: Services, { player: name, title, text }: CommandOf<'push'>): Promise<Done> => {
  const player = await playerByIdentifier(services, name)
  if (!player) return undefined
  await services.database.kysely.transaction().execute(async (transaction) => {
    // The same id on both ways: whoever gets both shows it once.
    const id = await tell(transaction, player.id, { topic: 'push', title, text })
    await queuePush(transaction, player.id, { id, topic: 'NEWS', title, text, href: homeAddress, liveSeconds: PUSH_SECONDS })
  })
  services.wakeOutbox()
  return `to ${player.display_name}`
}

const logOut = async (services: Services, { player: name }: CommandOf<'logOut'>): Promise<Done> => {
  const player = await playerByIdentifier(services, name)
  if (!player) return undefined
  const ended = await endSessions(services.database.kysely, { playerId: player.id, reason: 'other-device' })
  await services.hub.endSessions(ended, { id: randomUUID(), topic: 'loggedOut', reason: 'other-device' })
  return `${player.display_name}, ${ended.length} ${ended.length === 1 ? 'session' : 'sessions'}`
}

const reset = ({ database }: Services): Promise<Done> =>
  database.kysely.transaction().execute(async (transaction) => {
    await sql`UPDATE operator_switches SET changes = '{}'`.execute(transaction)
    await transaction.deleteFrom('operator_disturbance').execute()
    await transaction.deleteFrom('deposit_limit').where('set_by', '=', 'DESK').execute()
    return 'every switch'
  })

const carryOut = (services: Services, command: OperatorCommand): Promise<Done> => {
  switch (command.do) {
    case 'settings':
      return settings(services, command)
    case 'maintenance':
      return maintenance(services, command)
    case 'version':
      return version(services, command)
    case 'chunks':
      return chunks(services, command)
    case 'disturb':
      return disturb(services, command)
    case 'calm':
      return calm(services, command)
    case 'push':
      return push(services, command)
    case 'logOut':
      return logOut(services, command)
    case 'package':
      return switchPackage(services, command)
    case 'coupon':
      return switchCoupon(services, command)
    case 'purchaseTerms':
      return switchTerms(services, command)
    case 'withdrawalTerms':
      return switchWithdrawalTerms(services, command)
    case 'depositLimit':
      return depositLimit(services, command)
    case 'closeIncident':
      return closeIncident(services, command)
    case 'thawStream':
      return thawStream(services, command)
    case 'reset':
      return reset(services)
  }
}

/** Carries a command out and writes down that it was. False: it names something that is not there, and nothing was done. */
export const runCommand = async (services: Services, command: OperatorCommand): Promise<boolean> => {
  const detail = await carryOut(services, command)
  services.switchboard.forget()
  if (detail === undefined) return false
  await services.database.kysely.insertInto('operator_action').values({ command: command.do, detail }).execute()
  services.log.info({ command: command.do, detail }, 'the operator did something')
  return true
}
