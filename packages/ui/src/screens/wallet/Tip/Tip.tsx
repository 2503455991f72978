import { profileAddress } from '@lagoon/contract/account/addresses'
import type { Minor } from '@lagoon/contract/money/money'
import type { TipRecipient, TipView } from '@lagoon/domain/wallet/tip.state'
import { Avatar } from '../../../kit/Avatar/Avatar.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { OutcomePanel } from '../../../patterns/OutcomePanel/OutcomePanel.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { TipForm } from './TipForm.tsx'
import * as styles from './Tip.css.ts'

export interface TipProps {
  view: TipView
  /** As typed. @default '' */
  initialAmount?: string
  onSend: (tip: { amount: Minor }) => void
  /** Back to the table or the chat. */
  onBack: () => void
}

const roles = { DEALER: 'Dealer', AGENT: 'Support agent' } as const
const backTo = { DEALER: 'Back to table', AGENT: 'Back to chat' } as const

const Recipient = ({ recipient: { kind, name, where } }: { recipient: TipRecipient }) => (
  <div className={styles.recipient}>
    <Avatar name={name} size="large" />
    <div className={styles.who}>
      <Text weight="strong">{name}</Text>
      <Text size="small" tone="soft">{`${roles[kind]}, ${where}`}</Text>
    </div>
  </div>
)

const Sent = ({ view: { recipient, amount, balance }, onBack }: { view: Extract<TipView, { state: 'sent' }>; onBack: () => void }) => (
  <OutcomePanel
    outcome="success"
    title="Tip sent"
    level={2}
    facts={[
      { term: 'Tip', value: <TokenAmount kind="TIP" minor={amount} format="fixed" /> },
      { term: roles[recipient.kind], value: recipient.name },
      { term: 'New balance', value: <TokenAmount kind="TIP" minor={balance} format="fixed" /> },
    ]}
    actions={
      <Action onPress={onBack} weight="primary" size="large">
        {backTo[recipient.kind]}
      </Action>
    }
  >
    {`${recipient.name} has received it.`}
  </OutcomePanel>
)

/** A thank-you in tip tokens to the dealer of a table or the agent of a chat. */
export const Tip = ({ view, initialAmount = '', onSend, onBack }: TipProps) => {
  if (view.state === 'sent')
    return (
      <ScreenFrame title="Send a tip" width="narrow">
        <Sent view={view} onBack={onBack} />
      </ScreenFrame>
    )
  return (
    <ScreenFrame title="Send a tip" intro="A tip is a thank-you. It doesn’t affect the game or the support you get." width="narrow">
      <Surface padding="wide">
        <Recipient recipient={view.recipient} />
        {view.state === 'notEnoughTipTokens' ? (
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
        ) : (
          <TipForm view={view} initialAmount={initialAmount} onSend={onSend} />
        )}
      </Surface>
    </ScreenFrame>
  )
}
