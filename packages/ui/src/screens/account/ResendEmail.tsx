import { CircleCheck } from 'lucide-react'
import type { Resend } from '@lagoon/domain/account/account.state'
import { Button } from '../../kit/Button/Button.tsx'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { sent } from './ResendEmail.css.ts'

interface ResendEmailProps {
  resend: Resend | undefined
  onPress: () => void
}

/** Asks for the confirmation email again. The same is said whether an account has the address or not. */
export const ResendEmail = ({ resend, onPress }: ResendEmailProps) => (
  <div aria-live="polite">
    {resend === 'sent' ? (
      <span className={sent}>
        <CircleCheck size="1.125rem" strokeWidth={2} aria-hidden />
        <Text as="span" size="small" weight="strong">
          Email sent. Only the newest link works.
        </Text>
      </span>
    ) : (
      <Button isPending={resend === 'sending'} onPress={onPress}>
        Resend email
      </Button>
    )}
  </div>
)

/** Under the message that an email is on its way: where to look for it, and how to have it sent again. */
export const EmailNotThere = (props: ResendEmailProps) => (
  <Stack gap="close" align="center">
    <Text size="small" tone="soft" align="center">
      Don’t see it after a few minutes? Check your spam folder, or resend it.
    </Text>
    <ResendEmail {...props} />
  </Stack>
)
