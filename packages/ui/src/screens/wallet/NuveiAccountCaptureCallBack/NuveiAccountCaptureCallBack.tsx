import { profileAddress } from '@lagoon/contract/account/addresses'
import { contactUsAddress } from '@lagoon/contract/content/addresses'
import type { AccountCaptureView } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { OutcomePanel } from '../../../patterns/OutcomePanel/OutcomePanel.tsx'
import { StandalonePage } from '../../../patterns/StandalonePage/StandalonePage.tsx'
import { LogInToSee } from '../LogInToSee.tsx'
import { dateFormat } from '../../../words/dateFormat.ts'

export interface NuveiAccountCaptureCallBackProps {
  view: AccountCaptureView
  /** Ask the server for the account again. */
  onCheck: () => void
}

type Failure = Extract<AccountCaptureView, { state: 'failure' }>['reason']

const dayFormat = dateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const failures: Readonly<Record<Failure, { readonly title: string; readonly words: string }>> = {
  DECLINED: {
    title: 'The account was not linked',
    words: 'Its bank does not take payouts to this card. Another card or a bank account may do.',
  },
  CANCELLED: { title: 'You left before the end', words: 'Nothing was linked and nothing was kept. You can begin again whenever you like.' },
  NAME_MISMATCH: {
    title: 'The name does not match',
    words: 'We pay out to accounts in your own name only, as your identity was verified. Link an account that carries it.',
  },
  ERROR: {
    title: 'The account was not linked',
    words: 'The provider had a problem of its own. Nothing was kept. Try again in a few minutes.',
  },
}

const Panel = ({ view, onCheck }: NuveiAccountCaptureCallBackProps & { view: Exclude<AccountCaptureView, { state: 'logInToSee' }> }) => {
  switch (view.state) {
    case 'accountLinked': {
      const { brand, lastFour, expiry } = view.account
      return (
        <OutcomePanel
          outcome="success"
          title="Your account is linked"
          facts={[
            { term: 'Account', value: `${brand} ending in ${lastFour}` },
            ...(expiry === undefined ? [] : [{ term: 'Valid until', value: expiry }]),
            { term: 'Linked', value: dayFormat.format(new Date(view.linkedAt)) },
          ]}
          actions={
            <>
              <Link href={profileAddress('withdraw')} weight="primary" size="large">
                Go on with the withdrawal
              </Link>
              <Link href={profileAddress()} weight="quiet" size="large">
                Go to the profile
              </Link>
            </>
          }
        >
          You can withdraw to it from now on. Nothing was charged, and its full number stays with the provider.
        </OutcomePanel>
      )
    }
    case 'notFound':
      return (
        <OutcomePanel
          outcome="pending"
          title="We know of no linked account"
          actions={
            <Link href={profileAddress('withdraw')} weight="primary" size="large">
              Go to withdrawals
            </Link>
          }
        >
          Nothing was linked here and nothing was kept. Accounts for payouts are linked where you withdraw.
        </OutcomePanel>
      )
    case 'pending':
      return (
        <OutcomePanel
          outcome="pending"
          title="Your account is being linked"
          reference={{ label: 'Request id', value: view.requestId }}
          actions={
            <>
              <Link href={profileAddress('withdraw')} weight="primary" size="large">
                Back to the withdrawal
              </Link>
              <Button weight="quiet" size="large" isPending={view.isChecking} onPress={onCheck}>
                Check again
              </Button>
            </>
          }
        >
          The provider is still checking it with the bank. You may leave this page: the account appears among your ways to withdraw.
        </OutcomePanel>
      )
    case 'failure': {
      const { title, words } = failures[view.reason]
      return (
        <OutcomePanel
          outcome="failure"
          title={title}
          reference={{ label: 'Request id', value: view.requestId }}
          actions={
            <Link href={profileAddress('withdraw')} weight="primary" size="large">
              Choose another way
            </Link>
          }
          foot={
            <>
              Is something not right? <Link href={contactUsAddress}>Write to us</Link>
            </>
          }
        >
          {`${words} Your tokens are untouched.`}
        </OutcomePanel>
      )
    }
  }
}

/** Where Nuvei sends the player after linking an account to pay out to. It is no payment. */
export const NuveiAccountCaptureCallBack = ({ view, onCheck }: NuveiAccountCaptureCallBackProps) =>
  view.state === 'logInToSee' ? (
    <LogInToSee what="account" returnTo={view.returnTo} />
  ) : (
    <StandalonePage>
      <Panel view={view} onCheck={onCheck} />
    </StandalonePage>
  )
