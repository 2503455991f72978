import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Countdown } from '../../../patterns/Countdown/Countdown.tsx'

interface LockedOutProps {
  /** RFC 3339 instant. */
  until: string
  seconds: number
}

/** Stands in place of the button. */
export const LockedOut = ({ until, seconds }: LockedOutProps) => (
  <Notice tone="warning" announce="politely" title="Too many attempts">
    We’ve paused logins to keep your account safe. You can try again <Countdown until={until} seconds={seconds} reads="in" />.
  </Notice>
)
