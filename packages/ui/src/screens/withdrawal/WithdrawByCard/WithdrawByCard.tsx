import { CreditCard, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { withdrawAddress } from '@lagoon/contract/withdrawal/addresses'
import type { CardFault } from '@lagoon/contract/wire/paymentFrame/paymentFrame'
import type { CardStage, WithdrawByCardView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { PaymentFrame } from '../../wallet/Pay/PaymentFrame.tsx'
import { DetailsFrame, NewAccountNote, SendRow } from '../DetailsFrame.tsx'
import { wayTitles } from '../withdrawalWords.ts'
import * as styles from './WithdrawByCard.css.ts'

export interface CardEvents {
  /** Begin: the provider's fields are asked for. */
  onStart: () => void
  /** The frame says what is wrong with the card. */
  onFault: (fault: CardFault) => void
  /** The frame says that the player is done: a hint, of which the server is asked. */
  onFinished: () => void
  /** The player left the provider's fields. */
  onClosed: () => void
  /** Open the provider's own page, on which the card is linked. */
  onOpenCapture: () => void
  /** Ask the server how the linking stands. */
  onCheck: () => void
  /** Go on with the card that was linked. */
  onUse: (account: { id: string }) => void
}

export interface WithdrawByCardProps extends CardEvents {
  view: WithdrawByCardView
  /** What stands in place of the provider's frame, in a story; the frame itself otherwise. */
  frame?: ReactNode
}

const faults: Readonly<Record<CardFault, { readonly title: string; readonly words: string }>> = {
  HOLDER_CHARACTERS: {
    title: 'Check the name on the card',
    words: 'Use only letters and spaces, as shown on the card.',
  },
  NUMBER_INVALID: {
    title: 'Check the card number',
    words: 'This card number isn’t valid. Check for a missing or swapped digit.',
  },
  EXPIRED: {
    title: 'This card has expired',
    words: 'Check the month and year. If they’re right, use a different card.',
  },
}

const CardFrame = ({ children }: { children: ReactNode }) => (
  <figure className={styles.frame}>
    <div className={styles.place}>{children}</div>
    <figcaption className={styles.caption}>
      <ShieldCheck className={styles.shield} size="1rem" strokeWidth={2} aria-hidden />
      <span>These fields are secured by the payment provider. We never see your card number.</span>
    </figcaption>
  </figure>
)

const LinkedCard = ({ label, onStart }: { label: string; onStart: () => void }) => (
  <div className={styles.card}>
    <CreditCard className={styles.icon} size="1.5rem" strokeWidth={1.75} aria-hidden />
    <div className={styles.words}>
      <Text weight="strong">{label}</Text>
    </div>
    <Button weight="quiet" onPress={onStart}>
      Use a different card
    </Button>
  </div>
)

const Frame = ({ card, frame, ...events }: Omit<WithdrawByCardProps, 'view'> & { card: Extract<CardStage, { stage: 'frame' }> }) => {
  const fault = card.fault && faults[card.fault]
  return (
    <>
      {fault && (
        <Notice tone="danger" title={fault.title} announce="politely">
          {fault.words}
        </Notice>
      )}
      <CardFrame>
        {frame ?? <PaymentFrame url={card.url} onFinished={events.onFinished} onClosed={events.onClosed} onFaulty={events.onFault} />}
      </CardFrame>
      {card.canLeave && (
        <SendRow words="Use this if the fields don’t load here.">
          <Button onPress={events.onOpenCapture}>Open the provider’s page</Button>
        </SendRow>
      )}
    </>
  )
}

const Body = ({ view, frame, ...events }: WithdrawByCardProps): ReactNode => {
  const { card } = view
  switch (card.stage) {
    case 'ready':
      return (
        <>
          <Text>You’ll enter your debit card in the card provider’s secure fields. We only keep its last four digits.</Text>
          <SendRow words="First we’ll check that it’s you.">
            <Button weight="primary" size="large" onPress={events.onStart}>
              Add debit card
            </Button>
          </SendRow>
          <NewAccountNote view={view} />
        </>
      )
    case 'frame':
      return <Frame card={card} frame={frame} {...events} />
    case 'closed':
      return (
        <Notice
          tone="warning"
          title="You closed the card form"
          announce="politely"
          action={
            <Button weight="primary" onPress={events.onStart}>
              Open it again
            </Button>
          }
        >
          No card was linked.
        </Notice>
      )
    case 'accountCapture':
      return (
        <EmptyState
          illustration="boat"
          title="Continue on the card provider’s page"
          action={
            <>
              <Button weight="primary" onPress={events.onOpenCapture}>
                Open it again
              </Button>
              <Button isPending={card.isChecking} onPress={events.onCheck}>
                Check now
              </Button>
            </>
          }
        >
          Link your card there and come back. Nothing is requested until you do.
        </EmptyState>
      )
    case 'failed':
      return (
        <Notice
          tone="danger"
          title={card.isExpired ? 'This took too long' : 'The card couldn’t be linked'}
          announce="now"
          action={
            <>
              <Button weight="primary" onPress={events.onStart}>
                Try again
              </Button>
              <Link href={withdrawAddress(view.draft)} weight="secondary">
                Choose another method
              </Link>
            </>
          }
        >
          {card.isExpired
            ? 'The secure fields closed before a card was linked. Your tokens haven’t changed.'
            : 'The bank doesn’t accept payouts to this card, or the name isn’t your verified name. Your tokens haven’t changed.'}
        </Notice>
      )
    case 'linked':
      return (
        <>
          <LinkedCard label={card.account.label} onStart={events.onStart} />
          <SendRow words="We’ll send the money to this card. It will show up as a credit.">
            <Button weight="primary" size="large" onPress={() => events.onUse({ id: card.account.id })}>
              Use this card
            </Button>
          </SendRow>
        </>
      )
  }
}

/** Which card the money goes to. Its fields stand in the provider's frame; we learn brand and last four digits. */
export const WithdrawByCard = (props: WithdrawByCardProps) => (
  <DetailsFrame title={wayTitles.CARD} intro="The card must be in your verified name." view={props.view}>
    <Body {...props} />
  </DetailsFrame>
)
