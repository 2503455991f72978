import type { Round } from '@lagoon/domain/lobby/histories/gameHistory.state'
import { dateFormat } from '../../../words/dateFormat.ts'

const moment = dateFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' })
const exactMoment = dateFormat('en-US', { dateStyle: 'full', timeStyle: 'medium' })

type Moment = Pick<Round, 'playedAt'>

/** `Mar 2, 2026, 8:59 AM`, in the player's time zone. */
export const playedAt = (round: Moment): string => moment.format(new Date(round.playedAt))
/** With the day of the week and the second, for the opened round. */
export const playedAtExactly = (round: Moment): string => exactMoment.format(new Date(round.playedAt))
