import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@lagoon/contract/money/money'
import type { ChooseAccountView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import { expect, fn } from 'storybook/test'
import { sampleAccounts, sampleQuote, sampleStep } from '../withdrawalSample.ts'
import { WithdrawTo } from './WithdrawTo.tsx'

const { bank, newBank, crypto } = sampleAccounts

const choosing = (more: Partial<ChooseAccountView> = {}): ChooseAccountView => ({
  state: 'choosingAccount',
  ...sampleStep('BANK'),
  hasAccounts: true,
  accounts: [bank, newBank],
  chosenId: bank.id,
  quote: sampleQuote('BANK'),
  ...more,
})

const meta = {
  title: 'Screens/Withdrawal/Withdraw To',
  component: WithdrawTo,
  args: {
    view: choosing(),
    onChoose: fn(),
    onForget: fn(),
    onRequest: fn(),
    onSaveBank: fn(),
    onSaveCrypto: fn(),
    onSaveId: fn(),
    card: { onStart: fn(), onFault: fn(), onFinished: fn(), onClosed: fn(), onOpenCapture: fn(), onCheck: fn(), onUse: fn() },
    stepUp: { onProve: fn(), onSendCode: fn(), onUsePassword: fn(), onLeave: fn() },
    onRetry: fn(),
  },
  parameters: { spec: '§3.8' },
} satisfies Meta<typeof WithdrawTo>
export default meta
type Story = StoryObj<typeof meta>

/** A saved account is chosen, and what arrives is known to the cent. */
export const ChooseAccount: Story = { tags: ['day', 'day-desktop'] }

/** Accounts are saved, and none is chosen for the player: the request asks for one. */
export const NoneChosen: Story = {
  args: { view: choosing({ chosenId: '', quote: { state: 'none' } }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request withdrawal' }))
    const first = canvas.getByRole('radio', { name: /^Harbor Savings/ })
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription('Choose an account.')
    await expect(args.onRequest).not.toHaveBeenCalled()
  },
}

/** The account was added today: until when nothing is sent to it is said before. */
export const NewAccountWaits: Story = { args: { view: choosing({ chosenId: newBank.id }) } }

/** What arrives is being worked out. */
export const WorkingOut: Story = { args: { view: choosing({ quote: { state: 'asking' } }) } }

/** A saved address: what arrives in crypto is the total, and how long its rate holds is said below. */
export const CryptoRate: Story = {
  args: {
    view: choosing({ ...sampleStep('CRYPTO'), hasAccounts: true, accounts: [crypto], chosenId: crypto.id, quote: sampleQuote('CRYPTO') }),
  },
}

/** What arrives is another sum than the player was shown; nothing was requested. */
export const PriceChanged: Story = {
  args: { view: choosing({ said: { kind: 'priceChanged', before: { currency: 'USD', minor: minor(25_150n) } } }) },
}

/** The provider of the method does not answer. */
export const ProviderUnavailable: Story = {
  args: { view: choosing({ quote: { state: 'failed' }, said: { kind: 'providerUnavailable' } }) },
}

/** The account was forgotten in another tab. */
export const AccountGone: Story = {
  args: { view: choosing({ chosenId: '', accounts: [newBank], quote: { state: 'none' }, said: { kind: 'accountGone' } }) },
}

/** A limit or the balance has changed since the amount was typed. */
export const AmountNoMore: Story = { args: { view: choosing({ quote: { state: 'failed' }, said: { kind: 'amount' } }) } }

/** What has to be cleared first stands in place of the button. */
export const KycRequired: Story = {
  args: { view: choosing({ said: { kind: 'obstacle', obstacle: 'KYC_REQUIRED' } }) },
  parameters: { spec: '§8.10' },
}

/** Nobody answered whether it went through. */
export const Unanswered: Story = { args: { view: choosing({ said: { kind: 'unanswered' } }) } }

/** The address asks for what cannot be withdrawn any more. */
export const NotOffered: Story = { args: { view: { state: 'notOffered', draft: { way: 'BANK', amount: '250' } } } }

/** The method was closed while the page was open: the amount is kept for any of the others. */
export const WayClosed: Story = {
  tags: ['day'],
  args: {
    view: {
      state: 'wayClosed',
      way: 'SKRILL',
      others: ['BANK', 'CARD', 'CRYPTO', 'CASH_APP'],
      amount: minor(25_000n),
      draft: { way: 'SKRILL', amount: '250' },
    },
  },
}

/** What the player may do is being asked. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered. */
export const Failed: Story = { args: { view: { state: 'failed' } } }

/** By keyboard: another account is chosen, and the withdrawal is requested. */
export const RequestedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('radio', { name: /^Harbor Savings/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChoose).toHaveBeenCalledWith({ id: newBank.id })
    canvas.getByRole('button', { name: 'Request withdrawal' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
}
