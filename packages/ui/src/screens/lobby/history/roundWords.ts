import type { Round } from '@lagoon/domain/lobby/histories/gameHistory.state'
import { dateFormat } from '../../../words/dateFormat.ts'

const moment = dateFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })
const exactMoment = dateFormat('en-GB', { dateStyle: 'full', timeStyle: 'medium' })

type Moment = Pick<Round, 'playedAt'>

/** `2 Mar 2026, 08:59`, in the player's time zone. */
export const playedAt = (round: Moment): string => moment.format(new Date(round.playedAt))
/** With the day of the week and the second, for the opened round. */
export const playedAtExactly = (round: Moment): string => exactMoment.format(new Date(round.playedAt))
