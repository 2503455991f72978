import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { clock } from './Countdown.css.ts'

export interface CountdownProps {
  /** RFC 3339 instant. */
  until: string
  /** From `useSecondsUntil`, which the caller needs anyway to know when it is over. */
  seconds: number
  /** What happens then: something starts `in` 4:30, or lasts `for` 4:30. */
  reads: 'in' | 'for'
}

const minutesAndSeconds = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
const timeOfDay = (instant: string) => new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(new Date(instant))
const spoken = { in: 'at', for: 'until' } as const

/** The end of a sentence. The clock ticks for the eye only; a screen reader is told the time of day, which does not change. */
export const Countdown = ({ until, seconds, reads }: CountdownProps) => (
  <>
    <span className={visuallyHidden}>
      {spoken[reads]} {timeOfDay(until)}
    </span>
    <span aria-hidden>
      {reads} <span className={clock}>{minutesAndSeconds(seconds)}</span>
    </span>
  </>
)
