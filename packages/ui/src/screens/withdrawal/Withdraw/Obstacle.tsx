import { profileAddress, profileVerifyAddress } from '@lagoon/contract/account/addresses'
import type { ObstacleState } from '@lagoon/domain/withdrawal/withdrawal.state'
import type { ReactNode } from 'react'
import { Link } from '../../../kit/Link/Link.tsx'
import { EmptyState, type EmptyStateProps } from '../../../patterns/EmptyState/EmptyState.tsx'

interface Words {
  readonly illustration: EmptyStateProps['illustration']
  readonly title: string
  readonly text: string
  readonly way: { readonly href: string; readonly label: string }
  readonly other?: { readonly href: string; readonly label: string }
}

const support = { href: profileAddress('support'), label: 'Contact support' }

/** What stands in the way of any withdrawal, what it means, and the way on. */
export const obstacleWords: Readonly<Record<ObstacleState, Words>> = {
  emailNotConfirmed: {
    illustration: 'bottle',
    title: 'Confirm your email first',
    text: 'We’ll email you about each step of your withdrawal.',
    way: { href: profileVerifyAddress('EMAIL'), label: 'Confirm email' },
  },
  noCountryInProfile: {
    illustration: 'buoy',
    title: 'No country chosen in your profile',
    text: 'Withdrawal methods and limits depend on your country.',
    way: { href: profileAddress('contact-details', { for: 'country' }), label: 'Choose country' },
  },
  settingsNotFound: {
    illustration: 'buoy',
    title: 'Withdrawals aren’t available in your country yet',
    text: 'We don’t offer withdrawals in the country in your profile yet.',
    way: { href: profileAddress('contact-details', { for: 'country' }), label: 'Check your country' },
    other: support,
  },
  kycRequired: {
    illustration: 'lighthouse',
    title: 'Verify your identity first',
    text: 'We only pay out to verified players. It takes about 5 minutes, and most are approved within an hour.',
    way: { href: profileAddress('verification'), label: 'Start verification' },
  },
  addressProofRequired: {
    illustration: 'lighthouse',
    title: 'Add proof of address',
    text: 'We need one document that shows where you live. It’s usually checked within a day.',
    way: { href: profileAddress('verification'), label: 'Add document' },
  },
  debt: {
    illustration: 'rope',
    title: 'A payment was reversed',
    text: 'A payment was reversed after you used its tokens, so you owe them. Contact support to settle it, then you can withdraw.',
    way: support,
    other: { href: profileAddress('transactions'), label: 'See transactions' },
  },
}

/** In place of the form, where nothing can be withdrawn yet. `children` says what becomes of the tokens. */
export const Obstacle = ({ state, children }: { state: ObstacleState; children: ReactNode }) => {
  const { illustration, title, text, way, other } = obstacleWords[state]
  return (
    <EmptyState
      illustration={illustration}
      title={title}
      action={
        <>
          <Link href={way.href} weight="primary">
            {way.label}
          </Link>
          {other && (
            <Link href={other.href} weight="secondary">
              {other.label}
            </Link>
          )}
        </>
      }
    >
      {text} {children}
    </EmptyState>
  )
}
