import type { Round } from '@lagoon/domain/lobby/histories/gameHistory.state'

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })
const exactMoment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'medium' })

type Moment = Pick<Round, 'playedAt'>

/** `2 Mar 2026, 08:59`, in the player's time zone. */
export const playedAt = (round: Moment): string => moment.format(new Date(round.playedAt))
/** With the day of the week and the second, for the opened round. */
export const playedAtExactly = (round: Moment): string => exactMoment.format(new Date(round.playedAt))
