import { formatMinor } from '@lagoon/contract/money/money'
import type { CouponSwitch, PackageSwitch } from '@lagoon/contract/wire/operator/cashierSwitches'
import type { StreamFreeze, WebhookRefusal } from '@lagoon/contract/wire/operator/incidents'
import type { Disturbance, OperatorSwitches } from '@lagoon/contract/wire/operator/operator'
import type { LookupMode } from '../../ipLookup/contract.ts'
import type { MarketingMode } from '../../marketing/contract.ts'
import { outcomeWords as checkWords } from '../../identity/outcomes.ts'
import { outcomeWords } from '../../payments/outcomes.ts'
import { payoutOutcomeWords } from '../../payouts/outcomes.ts'
import type { DeskRefusal, DeskState } from '../contract.ts'

/** Why the desk could not do something, and what helps. */
export const refusalWords: Record<DeskRefusal, string> = {
  BAD_SIGNATURE: 'The platform does not know this desk’s signature. Give both the same OPERATOR_SECRET and start them again.',
  STALE: 'The clocks of the desk and the platform differ by more than a minute. Set them, then try again.',
  REPLAY: 'The platform has seen this very call before. Try again.',
  BAD_REQUEST: 'The platform didn’t accept this. Check the values and try again.',
  PLAYER_NOT_FOUND: 'No player has this email or display name.',
  INCIDENT_NOT_FOUND: 'This has already been done.',
  STREAM_NOT_FOUND: 'This stream is no longer frozen.',
  INTERNAL: 'The platform failed. Check its log for the reason.',
  UNREACHABLE: 'The platform isn’t responding. Retrying every two seconds.',
}

export const lookupWords: Record<LookupMode, string> = {
  answers: 'Answers with the country',
  fails: 'Fails with 500',
  garbage: 'Answers with something unreadable',
  hangs: 'Never answers',
}

export const marketingWords: Record<MarketingMode, string> = {
  served: 'Served at once',
  slow: 'Served after ten seconds',
  blocked: 'Not served, as behind a blocker',
}

export const streamFreezeWords: Record<StreamFreeze, string> = {
  FORK: 'Conflicting reports',
  HISTORY_LOST: 'Provider lost it',
  ROUND_UNKNOWN: 'Provider never ran a round',
}

export const webhookRefusalWords: Record<WebhookRefusal, string> = {
  BAD_SIGNATURE: 'Wrong signature',
  STALE: 'Signed at another time',
  UNREADABLE: 'Unreadable',
  EVENT_REUSED: 'Known event with another body',
}

export const packageSwitchWords: Record<PackageSwitch | 'AS_PLANNED', string> = {
  AS_PLANNED: 'Normal',
  OFF_SALE: 'Off sale',
  SOLD_OUT: 'Sold out',
  ENDED: 'Ended',
}

export const couponSwitchWords: Record<CouponSwitch | 'AS_PLANNED', string> = {
  AS_PLANNED: 'Normal',
  EXPIRED: 'Expired',
  USED_UP: 'Used up',
}

export const pathWords = (path: Disturbance['path']): string => (path === '*' ? 'Every path' : path)

export const effectWords = ({ effect, delayMs, times }: Disturbance): string => {
  const what = effect.kind === 'answer' ? `answers ${effect.status}` : effect.kind === 'drop' ? 'breaks the connection' : 'answers as usual'
  const when = delayMs === 0 ? '' : ` after ${delayMs} ms`
  return `${what}${when}${times === null ? '' : `, ${times} more ${times === 1 ? 'time' : 'times'}`}`
}

/** What differs from the product as it stands, in a few words each; empty where nothing does. */
export const setNow = (
  { settings, maintenance, version, chunks, cashier, disturbances }: OperatorSwitches,
  desk: Omit<DeskState, 'platform'>,
): string[] => [
  ...(maintenance.state === 'on' ? ['Maintenance'] : []),
  ...(version === null ? [] : [`Version ${version}`]),
  ...(chunks === 'missing' ? ['Pieces missing'] : []),
  ...(settings.isOptimoveEnable ? ['Marketing on'] : []),
  ...(settings.earnFreeSpin ? ['Free spin on'] : []),
  ...(settings.blockInspection ? [] : ['F12 allowed']),
  ...(settings.tipMinimum === '100' ? [] : [`Tips from ${formatMinor(BigInt(settings.tipMinimum))}`]),
  ...(settings.kycToPlay ? ['Games require verification'] : []),
  ...Object.entries(cashier.packages).map(([id, as]) => `${id}: ${packageSwitchWords[as].toLowerCase()}`),
  ...Object.entries(cashier.coupons).map(([code, as]) => `${code}: ${couponSwitchWords[as].toLowerCase()}`),
  ...(Object.keys(cashier.terms).length === 0 ? [] : ['Terms of a purchase']),
  ...disturbances.map(({ path }) => `${pathWords(path)} disturbed`),
  ...(desk.lookup.mode === 'answers' ? [] : ['Look-up disturbed']),
  ...(desk.marketing.mode === 'served' ? [] : ['Marketing script disturbed']),
  ...desk.payouts.flatMap(({ name, next }) => (next ? [`Next ${name} payout: ${payoutOutcomeWords[next.outcome]}`] : [])),
  ...desk.identity.flatMap(({ next }) => (next ? [`Next verification: ${checkWords[next.outcome]}`] : [])),
  ...desk.payments.flatMap(({ name, next }) => (next ? [`Next ${name} payment: ${outcomeWords[next.outcome]}`] : [])),
]
