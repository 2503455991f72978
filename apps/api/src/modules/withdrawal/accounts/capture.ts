import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { accountCaptureCallBackRoute } from '@lagoon/contract/wallet/addresses'
import { withQuery } from '@lagoon/contract/addresses/address'
import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import type { Schema } from '../../../db/schema.ts'
import type { AccountCapture, StepUpInput } from '../../../graphql/resolvers.generated.ts'
import { databaseNow, secondsFromNow } from '../../../kernel/databaseTime.ts'
import { isUuid } from '../../../kernel/uuid.ts'
import { retried } from '../../../kernel/retry.ts'
import type { PayoutAccountRow } from '../../../payouts/engine/rows.ts'
import { partyFor, payoutParty, payoutProtocolOf } from '../../../payouts/parties.ts'
import type { CapturedAccount } from '../../../payouts/protocol.ts'
import { Problem } from '../../../problem.ts'
import { playerReference } from '../../../providers/playerReference.ts'
import type { Services } from '../../../services.ts'
import { readSwitches } from '../../operator/switchboard.ts'
import { throttle } from '../../throttle.ts'
import { shownAccount } from './accounts.ts'
import { homeOf, payoutPlayerOf } from './addAccount.ts'
import { fingerprintOf } from './destination.ts'
import { ANSWER_WITHIN_MS, askProvider, unreachable } from './enteredAccount.ts'
import { keepAccount, lockPlayer } from './keepAccount.ts'
import { requireStepUp } from './stepUp.ts'

type CaptureRow = Selectable<Schema['account_capture']>

const shown = (row: CaptureRow, account: PayoutAccountRow | undefined): AccountCapture => {
  const isOpen = row.state === 'OPEN'
  return {
    id: row.id,
    state: row.state,
    frameUrl: isOpen ? row.frame_url : null,
    redirectUrl: isOpen ? row.redirect_url : null,
    endsAt: row.ends_at.toISOString(),
    account: account ? shownAccount(account) : null,
  }
}

/**
 * Opens the provider's page where a card is linked, once it is certain that the player asks for it.
 * @throws {Problem} as `startAccountCapture` of the schema says
 */
export const startCapture = async (
  services: Services,
  { playerId, ip }: { readonly playerId: string; readonly ip: string },
  stepUp: StepUpInput,
): Promise<AccountCapture> => {
  await throttle(services, 'payoutAccount', playerId)
  const party = partyFor(services, 'CARD')
  const capture = party && payoutProtocolOf(services, party).capture
  if (!party || !capture) throw unreachable()
  await requireStepUp(services, playerId, stepUp)
  const { kysely } = services.database
  const { currency } = await homeOf(kysely, playerId, await services.switchboard.current())
  const player = await payoutPlayerOf(services, playerId, party.id, ip)
  const id = randomUUID()
  // Written down before the call: a notice of it may come before the answer.
  await kysely
    .insertInto('account_capture')
    .values({ id, player_id: playerId, party: party.id, ends_at: secondsFromNow(ANSWER_WITHIN_MS / 1_000) })
    .execute()
  const { publicOrigin } = services.config
  const opened = await askProvider(services, party, (signal) =>
    capture.open(
      party,
      {
        captureId: id,
        currency,
        returnUrl: publicOrigin + withQuery(accountCaptureCallBackRoute, { paymentId: id }),
        noticeUrl: publicOrigin + webhookPath('payouts', party.id),
        player,
      },
      signal,
    ),
  )
  const row = await kysely
    .updateTable('account_capture')
    .set({ frame_url: opened.frameUrl, redirect_url: opened.redirectUrl, ends_at: opened.endsAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return shown(row, undefined)
}

/** What a provider says of a capture of ours. */
export interface CaptureSaid {
  readonly party: string
  readonly captureId: string
  /** Whose account it is, by the provider's books. */
  readonly playerReference: string
  /** Null: it was not linked. */
  readonly captured: CapturedAccount | null
}

/**
 * Settles a capture by what its provider said, told by a notice or asked for; told again it changes nothing. A capture that ran out is
 * linked all the same when the account came in the end. Refused where the capture is none of this provider's, or the account is
 * somebody else's: then nothing is linked.
 */
export const linkCapturedAccount = async (
  services: Pick<Services, 'config' | 'protocols'>,
  transaction: Transaction<Schema>,
  { party, captureId, playerReference: reference, captured }: CaptureSaid,
): Promise<'LINKED' | 'FAILED' | 'UNCHANGED' | 'FOREIGN'> => {
  if (!isUuid(captureId)) return 'FOREIGN'
  const owner = await transaction.selectFrom('account_capture').select('player_id').where('id', '=', captureId).executeTakeFirst()
  if (owner) await lockPlayer(transaction, owner.player_id)
  const row = await transaction.selectFrom('account_capture').selectAll().where('id', '=', captureId).forUpdate().executeTakeFirst()
  if (!row || row.party !== party || playerReference(party, row.player_id) !== reference) return 'FOREIGN'
  if (row.state === 'LINKED') return 'UNCHANGED'
  if (!captured) {
    if (row.state !== 'OPEN') return 'UNCHANGED'
    await transaction.updateTable('account_capture').set({ state: 'FAILED' }).where('id', '=', captureId).execute()
    return 'FAILED'
  }
  // Read in the transaction: the switchboard has a connection of its own, and the embedded engine has no second one.
  const { waitHours } = await homeOf(transaction, row.player_id, await readSwitches(transaction))
  const { token, brand, lastFour, expiry } = captured
  const account = await keepAccount(transaction, {
    playerId: row.player_id,
    way: 'CARD',
    party,
    destination: { kind: 'CARD', token, brand, lastFour, expiry },
    fingerprint: fingerprintOf(services.config.tokenSecret, ['CARD', party, token]),
    waitHours,
  })
  await transaction.updateTable('account_capture').set({ state: 'LINKED', account_id: account.id }).where('id', '=', captureId).execute()
  return 'LINKED'
}

/** Asks the provider of an open capture what came of it; nothing is known when it does not answer. */
const look = async (services: Services, row: CaptureRow): Promise<void> => {
  const party = payoutParty(services, row.party)
  const capture = party && payoutProtocolOf(services, party).capture
  if (!party || !capture) return
  const reference = playerReference(party.id, row.player_id)
  const said = await askProvider(services, party, (signal) =>
    capture.read(party, { captureId: row.id, playerReference: reference }, signal),
  ).catch(() => 'PENDING' as const)
  const { kysely } = services.database
  if (said === 'PENDING') {
    await kysely
      .updateTable('account_capture')
      .set({ state: 'EXPIRED' })
      .where('id', '=', row.id)
      .where('state', '=', 'OPEN')
      .where('ends_at', '<=', databaseNow)
      .execute()
    return
  }
  const captured = said === 'FAILED' ? null : said
  await retried(() =>
    kysely
      .transaction()
      .execute((transaction) =>
        linkCapturedAccount(services, transaction, { party: party.id, captureId: row.id, playerReference: reference, captured }),
      ),
  )
  services.wakeMailer()
}

/**
 * How the linking of an account stands, by its provider: the page that comes back says nothing about it.
 * @throws {Problem} 404 CAPTURE_NOT_FOUND
 */
export const captureOf = async (services: Services, playerId: string, id: string): Promise<AccountCapture> => {
  const { kysely } = services.database
  const own = () =>
    kysely.selectFrom('account_capture').selectAll().where('id', '=', id).where('player_id', '=', playerId).executeTakeFirst()
  const row = isUuid(id) ? await own() : undefined
  if (!row) throw new Problem(404, 'CAPTURE_NOT_FOUND', 'We can’t find this linked card.')
  await throttle(services, 'checkPayment', playerId)
  if (row.state === 'OPEN') await look(services, row)
  const now = (await own()) ?? row
  const account = now.account_id
    ? await kysely.selectFrom('payout_account').selectAll().where('id', '=', now.account_id).executeTakeFirst()
    : undefined
  return shown(now, account)
}
