import type { ReviewRow } from '@lagoon/contract/wire/operator/reviews'

const HOUR_MS = 3_600_000
/** From then on the wait for a review is late. */
export const LATE_HOURS = 24
const NEW_ACCOUNT_HOURS = 7 * 24
const NEW_PAYOUT_ACCOUNT_HOURS = 24

export interface RiskMark {
  readonly word: string
  readonly tone: 'neutral' | 'warning' | 'danger'
}

const hoursSince = (at: string, now: number): number => (now - Date.parse(at)) / HOUR_MS
const people = (count: number, most = Number.POSITIVE_INFINITY): string =>
  `${count}${count >= most ? ' or more' : ''} other${count === 1 ? '' : 's'}`
const MOST_DEVICES = 100

/** Whether a reviewer should have decided by now. */
export const isLate = ({ state, requestedAt }: Pick<ReviewRow, 'state' | 'requestedAt'>, now: number): boolean =>
  (state === 'REQUESTED' || state === 'IN_REVIEW') && hoursSince(requestedAt, now) >= LATE_HOURS

/** What of a withdrawal wants a closer look, the gravest first; empty where nothing does. `now` in ms since the epoch. */
export const riskMarks = ({ risk, isUnknown }: Pick<ReviewRow, 'risk' | 'isUnknown'>, now: number): readonly RiskMark[] => {
  const marks: readonly (readonly [boolean, RiskMark['tone'], string])[] = [
    [isUnknown, 'danger', 'No clear answer'],
    [risk.payoutAccountSharedWith > 0, 'danger', `Payout account shared with ${people(risk.payoutAccountSharedWith)}`],
    [risk.hasDebt, 'danger', 'Owes tokens'],
    [risk.openIncidents > 0, 'danger', risk.openIncidents === 1 ? '1 open incident' : `${risk.openIncidents} open incidents`],
    [risk.isPayoutAccountRemoved, 'danger', 'Payout account removed'],
    [!risk.isIdVerified, 'warning', 'Not verified'],
    [risk.deviceSharedWith > 0, 'warning', `Device shared with ${people(risk.deviceSharedWith, MOST_DEVICES)}`],
    [BigInt(risk.sweep.played) < BigInt(risk.sweep.received), 'warning', 'Played less than received'],
    [hoursSince(risk.accountCreatedAt, now) < NEW_ACCOUNT_HOURS, 'warning', 'New player'],
    [hoursSince(risk.payoutAccountCreatedAt, now) < NEW_PAYOUT_ACCOUNT_HOURS, 'warning', 'New payout account'],
    [BigInt(risk.withdrawn.minor) === 0n, 'neutral', 'First withdrawal'],
  ]
  return marks.filter(([isSo]) => isSo).map(([, tone, word]) => ({ tone, word }))
}
