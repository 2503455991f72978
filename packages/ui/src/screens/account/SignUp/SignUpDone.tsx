import { MailCheck } from 'lucide-react'
import type { SignUpView } from '@lagoon/domain/account/account.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { ResendLetter } from '../ResendLetter.tsx'

interface SignUpDoneProps {
  view: Extract<SignUpView, { state: 'done' }>
  isAlone: boolean
  onResend: (to: { email: string }) => void
}

/** The account stands; the letter is on its way. */
export const SignUpDone = ({ view, isAlone, onResend }: SignUpDoneProps) => (
  <AuthLayout
    title="Check your e-mail"
    icon={MailCheck}
    isAlone={isAlone}
    intro={
      <>
        We sent a link to{' '}
        <Text as="span" weight="strong">
          {view.email}
        </Text>
        . Open it to confirm the address and receive your welcome tokens.
      </>
    }
    foot={
      <>
        Confirmed already? <Link href="/login">Log in</Link>
      </>
    }
  >
    <Stack gap="close" align="center">
      <Text size="small" tone="soft" align="center">
        Nothing there after a few minutes? Look into the folder for spam, or have the letter sent again.
      </Text>
      <ResendLetter resend={view.resend} onPress={() => onResend({ email: view.email })} />
    </Stack>
  </AuthLayout>
)
