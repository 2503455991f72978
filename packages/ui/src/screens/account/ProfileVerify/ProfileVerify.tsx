import { CircleX, KeyRound, MessageSquareX, ShieldCheck } from 'lucide-react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { CodeChannel } from '@lagoon/contract/account/enums'
import type { ProfileVerifyView } from '@lagoon/domain/account/recovery/recovery.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { phoneInWords } from '../../../words/phone.ts'
import { CardLoading } from '../../shell/Loading/CardLoading.tsx'
import { CodeEntry } from '../OneTimeCode/CodeEntry.tsx'
import type { CodeEvents } from '../OneTimeCode/CodeForm.tsx'
import { sentTo } from '../OneTimeCode/codeMessages.ts'

export interface ProfileVerifyProps extends CodeEvents {
  view: ProfileVerifyView
  initialCode?: string
}

const profileHref = profileAddress('personal-info')
const things: Readonly<Record<CodeChannel, string>> = { EMAIL: 'email address', PHONE: 'phone number' }
const failures = {
  tooManyTries: {
    icon: CircleX,
    title: 'Too many wrong codes',
    words: (thing: string) => `We canceled this code to keep your account safe. Your ${thing} isn’t confirmed yet.`,
  },
  notSent: {
    icon: MessageSquareX,
    title: 'We couldn’t send the code',
    words: (thing: string) => `Check the ${thing} in your profile, or try again.`,
  },
} as const

/** A logged-in player confirms the email address or the phone number by a code. */
export const ProfileVerify = ({ view, initialCode = '', onSubmit, onResend }: ProfileVerifyProps) => {
  const backToProfile = <Link href={profileHref}>Back to profile</Link>
  switch (view.state) {
    case 'loading':
      return <CardLoading width="narrow" />
    case 'codeAsked':
      return (
        <AuthLayout
          icon={KeyRound}
          title={view.code.sent.channel === 'EMAIL' ? 'Confirm your email' : 'Confirm your phone'}
          intro={`We sent a code ${sentTo(view.code.sent)}. Enter it below.`}
          foot={backToProfile}
        >
          <CodeEntry view={view.code} initialCode={initialCode} onSubmit={onSubmit} onResend={onResend} />
        </AuthLayout>
      )
    case 'verified':
      return (
        <AuthLayout
          icon={ShieldCheck}
          tone="success"
          title={view.channel === 'EMAIL' ? 'Email confirmed' : 'Phone confirmed'}
          intro={
            <>
              We’ll reach you at{' '}
              <Text as="span" weight="strong">
                {view.channel === 'PHONE' ? phoneInWords(view.to) : view.to}
              </Text>
              .
            </>
          }
        >
          <Stack align="stretch">
            <Link href={profileHref} weight="primary" size="large">
              Back to profile
            </Link>
          </Stack>
        </AuthLayout>
      )
    case 'failed': {
      const { icon, title, words } = failures[view.reason]
      return (
        <AuthLayout icon={icon} tone="danger" title={title} intro={words(things[view.channel])} foot={backToProfile}>
          <Stack align="stretch">
            <Button weight="primary" size="large" isPending={view.again === 'sending'} onPress={onResend}>
              Send new code
            </Button>
          </Stack>
        </AuthLayout>
      )
    }
  }
}
