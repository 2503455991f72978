import { withdrawAddress } from '@lagoon/contract/withdrawal/addresses'
import type { Requesting, RequestSaid } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import type { ReactNode } from 'react'
import { Button } from '../../kit/Button/Button.tsx'
import { Link } from '../../kit/Link/Link.tsx'
import { Notice } from '../../kit/Notice/Notice.tsx'
import { formatPrice } from '../../patterns/Price/formatPrice.ts'
import { SendRow, type StepView } from './DetailsFrame.tsx'
import { obstacleOf } from './obstacleOf.ts'
import { wayNames, wayProviders } from './withdrawalWords.ts'

type View = StepView & Requesting

const changeAmount = (view: StepView) => (
  <Link href={withdrawAddress(view.draft)} weight="secondary">
    Change amount or method
  </Link>
)

/** Why the last attempt brought nothing, with the way on. Nothing that was chosen is lost. */
const Said = ({ view, said }: { view: View; said: RequestSaid }): ReactNode => {
  switch (said.kind) {
    case 'priceChanged': {
      const { receives } = view.request
      return (
        <Notice tone="warning" title="The amount you’ll receive changed" announce="now">
          {`It was ${formatPrice(said.before.minor, said.before.currency)} and is now ${formatPrice(receives.minor, receives.currency)}. Nothing was requested. Only continue if you agree.`}
        </Notice>
      )
    }
    case 'providerUnavailable':
      return (
        <Notice tone="danger" title="This method isn’t available right now" announce="now" action={changeAmount(view)}>
          {`We can’t reach ${wayProviders[view.request.way]}. Nothing was taken. Try again in a few minutes.`}
        </Notice>
      )
    case 'accountGone':
      return (
        <Notice tone="warning" title="This account isn’t saved anymore" announce="now">
          Choose another one. Nothing was requested.
        </Notice>
      )
    case 'wayClosed':
      return (
        <Notice
          tone="warning"
          title={`${wayNames[view.request.way]} withdrawals are closed right now`}
          announce="now"
          action={changeAmount(view)}
        >
          Choose another method. Nothing was requested.
        </Notice>
      )
    case 'obstacle': {
      const { title, text, way } = obstacleOf(said.obstacle)
      return (
        <Notice
          tone="warning"
          title={title}
          announce="now"
          action={
            <Link href={way.href} weight="secondary">
              {way.label}
            </Link>
          }
        >
          {`${text} Nothing was requested.`}
        </Notice>
      )
    }
    case 'amount':
      return (
        <Notice tone="warning" title="You can’t withdraw this amount anymore" announce="now" action={changeAmount(view)}>
          Your balance or a limit has changed. Nothing was requested.
        </Notice>
      )
    case 'unanswered':
      return (
        <Notice tone="danger" title="We couldn’t process this request" announce="now">
          Check your connection and try again. If you already requested it, you’ll find it in your withdrawals.
        </Notice>
      )
  }
}

interface RequestNowProps {
  view: View
  /** Says what becomes of the request. */
  words: string
  onRequest: () => void
}

/** The button that requests exactly what the summary says, or the reason why it cannot be pressed. */
export const RequestNow = ({ view, words, onRequest }: RequestNowProps) => {
  const { said, quote } = view
  const isBarred = said?.kind === 'obstacle' || said?.kind === 'amount' || said?.kind === 'wayClosed'
  return (
    <>
      {said && <Said view={view} said={said} />}
      {!isBarred && (
        <SendRow words={words}>
          <Button weight="primary" size="large" isPending={quote.state === 'asking'} onPress={onRequest}>
            {quote.state === 'failed' ? 'Try again' : 'Request withdrawal'}
          </Button>
        </SendRow>
      )}
    </>
  )
}
