import { Button } from '../../kit/Button/Button.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { Countdown } from '../Countdown/Countdown.tsx'
import { useSecondsUntil } from '../Countdown/useSecondsUntil.ts'
import { resend } from './OneTimeCode.css.ts'

export interface ResendCodeProps {
  /** RFC 3339 instant from which another code may be asked for. */
  allowedAt: string
  /** Another code is on its way. */
  isSending: boolean
  /** The player asks for another code. */
  onPress: () => void
}

/** Another code: first when that is possible, then the button. */
export const ResendCode = ({ allowedAt, isSending, onPress }: ResendCodeProps) => {
  const seconds = useSecondsUntil(allowedAt)
  return (
    <div className={resend}>
      {seconds > 0 ? (
        <Text as="div" size="small" tone="soft">
          You can request a new code <Countdown until={allowedAt} seconds={seconds} reads="in" />
        </Text>
      ) : (
        <Button size="compact" isPending={isSending} onPress={onPress}>
          Send new code
        </Button>
      )}
    </div>
  )
}
