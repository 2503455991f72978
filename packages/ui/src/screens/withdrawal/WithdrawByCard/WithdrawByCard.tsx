import { CreditCard, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CapturedCard, CardFault, WithdrawByCardView } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { DetailsFrame, SendRow } from '../DetailsFrame.tsx'
import { form } from '../RequestSummary.css.ts'
import * as styles from './WithdrawByCard.css.ts'

export interface WithdrawByCardProps {
  view: WithdrawByCardView
  /** The provider's frame with the fields of the card, mounted by the app. Nothing that is typed in it is ours to read. */
  frame: ReactNode
  /** Ask the frame to judge its fields and to hand over a token for the card. */
  onCheck: () => void
  /** Forget the card that was handed over and show the frame again. */
  onReplace: () => void
  onSubmit: (details: { token: string }) => void
  /** Open the provider's window, in which the account is linked. */
  onOpenCapture: () => void
}

const faults: Readonly<Record<CardFault, { readonly title: string; readonly words: string }>> = {
  holderCharacters: {
    title: 'Check the name on the card',
    words: 'Use only letters and spaces, as shown on the card.',
  },
  numberInvalid: {
    title: 'Review card number',
    words: 'This card number isn’t valid. Check for a missing or swapped digit.',
  },
  expired: {
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

const TakenCard = ({ card, onReplace }: { card: CapturedCard; onReplace: () => void }) => (
  <div className={styles.card}>
    <CreditCard className={styles.icon} size="1.5rem" strokeWidth={1.75} aria-hidden />
    <div className={styles.words}>
      <Text weight="strong">{`${card.brand} ending in ${card.lastFour}`}</Text>
      <Text size="small" tone="soft" isTabular>{`Expires ${card.expiry}`}</Text>
    </div>
    <Button weight="quiet" onPress={onReplace}>
      Use a different card
    </Button>
  </div>
)

const Body = ({ view, frame, onCheck, onReplace, onSubmit, onOpenCapture }: WithdrawByCardProps) => {
  switch (view.state) {
    case 'empty':
    case 'faulty': {
      const fault = view.state === 'faulty' ? faults[view.fault] : undefined
      return (
        <>
          <CardFrame>{frame}</CardFrame>
          {fault && (
            <Notice tone="danger" title={fault.title} announce="politely">
              {fault.words}
            </Notice>
          )}
          <SendRow words="You’ll review the card before you request the withdrawal.">
            <Button weight="primary" size="large" onPress={onCheck}>
              Review card
            </Button>
          </SendRow>
        </>
      )
    }
    case 'filled':
      return (
        <>
          <TakenCard card={view.card} onReplace={onReplace} />
          <SendRow words="We’ll send the money to this card. It will show up as a credit.">
            <Button weight="primary" size="large" onPress={() => onSubmit({ token: view.card.token })}>
              Request withdrawal
            </Button>
          </SendRow>
        </>
      )
    case 'accountCapture':
      return (
        <EmptyState
          illustration="boat"
          title={`Continue in the ${view.provider} window`}
          action={
            <Button weight="primary" onPress={onOpenCapture}>
              Reopen window
            </Button>
          }
        >
          {`Link your card in the ${view.provider} window. This page continues automatically when you’re done, and nothing is requested before then.`}
        </EmptyState>
      )
  }
}

/** Which card the money goes to. Its fields stand in the provider's frame; we learn brand, last four digits and expiry. */
export const WithdrawByCard = (props: WithdrawByCardProps) => (
  <DetailsFrame title="Withdraw to a debit card" intro="The card must be in your verified name." request={props.view.request}>
    <div className={form}>
      <Body {...props} />
    </div>
  </DetailsFrame>
)
