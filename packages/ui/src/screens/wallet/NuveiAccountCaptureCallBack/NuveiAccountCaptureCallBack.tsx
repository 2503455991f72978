import { profileAddress } from '@lagoon/contract/account/addresses'
import { contactUsAddress } from '@lagoon/contract/content/addresses'
import { withdrawAddress } from '@lagoon/contract/withdrawal/addresses'
import type { AccountCaptureView } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { OutcomePanel } from '../../../patterns/OutcomePanel/OutcomePanel.tsx'
import { StandalonePage } from '../../../patterns/StandalonePage/StandalonePage.tsx'
import { LogInToSee } from '../LogInToSee.tsx'
import { ReturnNotLoaded } from '../ReturnNotLoaded.tsx'
import { dateFormat } from '../../../words/dateFormat.ts'

export interface NuveiAccountCaptureCallBackProps {
  view: AccountCaptureView
  /** Ask the server for the account again. */
  onCheck: () => void
  /** Ask again after nobody answered. */
  onRetry: () => void
}

type Failure = Extract<AccountCaptureView, { state: 'failure' }>['reason']

const dayFormat = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const failures: Readonly<Record<Failure, { readonly title: string; readonly words: string }>> = {
  FAILED: {
    title: 'We couldn’t link your account',
    words: 'The bank doesn’t accept payouts to this card, or it isn’t in your verified name. Try another card or a bank account.',
  },
  EXPIRED: {
    title: 'You didn’t finish in time',
    words: 'No account was linked. You can start again anytime.',
  },
}

const Panel = ({
  view,
  onCheck,
}: Pick<NuveiAccountCaptureCallBackProps, 'onCheck'> & {
  view: Exclude<AccountCaptureView, { state: 'logInToSee' | 'loading' | 'failed' }>
}) => {
  switch (view.state) {
    case 'accountLinked':
      return (
        <OutcomePanel
          outcome="success"
          title="Account linked"
          facts={[
            { term: 'Account', value: view.account.label },
            { term: 'Linked', value: dayFormat.format(new Date(view.linkedAt)) },
          ]}
          actions={
            <>
              <Link href={withdrawAddress({ way: view.account.way })} weight="primary" size="large">
                Continue withdrawal
              </Link>
              <Link href={profileAddress()} weight="quiet" size="large">
                Go to profile
              </Link>
            </>
          }
        >
          {view.account.waitsUntil === undefined
            ? 'You can now withdraw to it. You weren’t charged, and only the provider has the full number.'
            : `You can request a withdrawal to it now. It’s a new account, so we can send money to it after ${dayFormat.format(new Date(view.account.waitsUntil))}.`}
        </OutcomePanel>
      )
    case 'notFound':
      return (
        <OutcomePanel
          outcome="pending"
          title="No linked account"
          actions={
            <Link href={profileAddress('withdraw')} weight="primary" size="large">
              Go to withdrawals
            </Link>
          }
        >
          No account was linked. You can link one when you withdraw.
        </OutcomePanel>
      )
    case 'pending':
      return (
        <OutcomePanel
          outcome="pending"
          title="Linking your account"
          reference={{ label: 'Request ID', value: view.requestId }}
          actions={
            <>
              <Link href={profileAddress('withdraw')} weight="primary" size="large">
                Back to withdrawal
              </Link>
              <Button weight="quiet" size="large" isPending={view.isChecking} onPress={onCheck}>
                Check again
              </Button>
            </>
          }
        >
          The provider is still checking with your bank. You can leave this page. The account will show up in your withdrawal methods.
        </OutcomePanel>
      )
    case 'failure': {
      const { title, words } = failures[view.reason]
      return (
        <OutcomePanel
          outcome="failure"
          title={title}
          reference={{ label: 'Request ID', value: view.requestId }}
          actions={
            <Link href={profileAddress('withdraw')} weight="primary" size="large">
              Choose another method
            </Link>
          }
          foot={
            <>
              Something not right? <Link href={contactUsAddress}>Contact us</Link>
            </>
          }
        >
          {`${words} Your tokens haven’t changed.`}
        </OutcomePanel>
      )
    }
  }
}

/** Where Nuvei sends the player after linking an account to pay out to. It is no payment. */
export const NuveiAccountCaptureCallBack = ({ view, onCheck, onRetry }: NuveiAccountCaptureCallBackProps) => {
  if (view.state === 'loading' || view.state === 'failed') return <ReturnNotLoaded what="account" view={view} onRetry={onRetry} />
  return view.state === 'logInToSee' ? (
    <LogInToSee what="account" returnTo={view.returnTo} />
  ) : (
    <StandalonePage>
      <Panel view={view} onCheck={onCheck} />
    </StandalonePage>
  )
}
