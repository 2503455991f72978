import { CircleCheck } from 'lucide-react'
import type { Resend } from '@lagoon/domain/account/account.state'
import { Button } from '../../kit/Button/Button.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { sent } from './ResendLetter.css.ts'

interface ResendLetterProps {
  resend: Resend | undefined
  onPress: () => void
}

/** Asks for the confirmation letter once more. The same is said whether an account has the address or not. */
export const ResendLetter = ({ resend, onPress }: ResendLetterProps) => (
  <div aria-live="polite">
    {resend === 'sent' ? (
      <span className={sent}>
        <CircleCheck size="1.125rem" strokeWidth={2} aria-hidden />
        <Text as="span" size="small" weight="strong">
          Sent again. The newest link is the one that counts.
        </Text>
      </span>
    ) : (
      <Button isPending={resend === 'sending'} onPress={onPress}>
        Send the letter again
      </Button>
    )}
  </div>
)
