import { HandCoins } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { Minor } from '@lagoon/contract/money/money'
import type { TipRecipient, TipView } from '@lagoon/domain/wallet/tip/tip.state'
import { Avatar } from '../../../kit/Avatar/Avatar.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { Dialog } from '../../../kit/Dialog/Dialog.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { amountText } from '../../../patterns/AmountField/amountText.ts'
import { FactList } from '../../../patterns/FactList/FactList.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { TipForm } from './TipForm.tsx'
import * as styles from './Tip.css.ts'

export interface TipProps {
  view: TipView
  /** As typed. @default '' */
  initialAmount?: string
  /** The player said how much, and is asked once more. */
  onChoose: (tip: { amount: Minor }) => void
  /** The player wants another sum. */
  onChange: () => void
  /** The player confirmed the sum. */
  onSend: () => void
  /** Back to the table or the chat. */
  onBack: () => void
}

const roles = { DEALER: 'Dealer', AGENT: 'Support agent' } as const
const backTo = { DEALER: 'Back to table', AGENT: 'Back to chat' } as const
const titles: Readonly<Record<TipView['state'], string>> = {
  amount: 'Send a tip',
  notEnoughTipTokens: 'Send a tip',
  confirm: 'Send this tip?',
  sent: 'Tip sent',
}

const Recipient = ({ recipient: { kind, name, where } }: { recipient: TipRecipient }) => (
  <div className={styles.recipient}>
    <Avatar name={name} size="large" />
    <div className={styles.who}>
      <Text weight="strong">{name}</Text>
      <Text size="small" tone="soft">{`${roles[kind]}, ${where}`}</Text>
    </div>
  </div>
)

const tokens = (minor: bigint) => <TokenAmount kind="TIP" minor={minor} format="fixed" />

/** Takes the focus as it comes: what was pressed to get here is gone. */
const Step = ({ children }: { children: ReactNode }) => {
  const step = useRef<HTMLDivElement>(null)
  useEffect(function takeFocus() {
    step.current?.focus()
  }, [])
  return (
    <div ref={step} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  )
}

const Body = ({ view, initialAmount = '', onChoose, onBack }: TipProps) => {
  // Who wants another sum, or was refused this one, begins with it.
  const [lastAmount, setLastAmount] = useState(initialAmount)
  switch (view.state) {
    case 'amount':
      return (
        <>
          <Text tone="soft">A tip is a thank-you. It doesn’t affect the game or the support you get.</Text>
          <TipForm
            view={view}
            initialAmount={lastAmount}
            onChoose={(tip) => {
              setLastAmount(amountText(tip.amount))
              onChoose(tip)
            }}
          />
        </>
      )
    case 'confirm':
      return (
        <Step key="confirm">
          <FactList
            facts={[
              { term: 'You have', value: tokens(view.balance) },
              { term: 'Left after the tip', value: tokens(view.balance - view.amount) },
              { term: 'Tip', value: tokens(view.amount), isTotal: true },
            ]}
          />
        </Step>
      )
    case 'notEnoughTipTokens':
      return (
        <Notice
          tone="warning"
          title="Not enough tip tokens"
          announce="politely"
          action={
            <>
              <Action href={profileAddress('wallet')}>Go to wallet</Action>
              <Action onPress={onBack} weight="quiet">
                {backTo[view.recipient.kind]}
              </Action>
            </>
          }
        >
          {`You have ${formatTokens(view.balance, 'full')}, and the minimum tip is ${formatTokens(view.minimum, 'full')}. Nothing was sent.`}
        </Notice>
      )
    case 'sent':
      return (
        <Step key="sent">
          <output>
            <Text as="span">{`${view.recipient.name} has received it.`}</Text>
          </output>
          <FactList
            facts={[
              { term: 'Tip', value: tokens(view.amount) },
              { term: 'New balance', value: tokens(view.balance) },
            ]}
          />
        </Step>
      )
  }
}

const actionsOf = ({ view, onChange, onSend, onBack }: TipProps) => {
  if (view.state === 'confirm')
    return (
      <>
        {!view.isSending && (
          <Button weight="quiet" onPress={onChange}>
            Change
          </Button>
        )}
        <Button weight="primary" isPending={view.isSending} onPress={onSend}>
          {`Send ${formatTokens(view.amount, 'full')}`}
        </Button>
      </>
    )
  return view.state === 'sent' ? (
    <Button weight="primary" onPress={onBack}>
      {backTo[view.recipient.kind]}
    </Button>
  ) : undefined
}

/** A thank-you in tip tokens to the dealer of a table or the agent of a chat, over the page where they are met. */
export const Tip = (props: TipProps) => {
  const { view, onBack } = props
  const isSent = view.state === 'sent'
  return (
    <Dialog
      title={titles[view.state]}
      isOpen
      onClose={onBack}
      icon={<HandCoins />}
      tone={isSent ? 'success' : 'accent'}
      actions={actionsOf(props)}
    >
      <Recipient recipient={view.recipient} />
      <Body {...props} />
    </Dialog>
  )
}
