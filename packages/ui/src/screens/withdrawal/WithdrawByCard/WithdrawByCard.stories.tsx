import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CardFault } from '@lagoon/contract/wire/paymentFrame/paymentFrame'
import type { CardStage, WithdrawByCardView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import { expect, fn } from 'storybook/test'
import { CardFormSample } from '../../wallet/CardFormSample.tsx'
import { sampleAccounts, sampleStep } from '../withdrawalSample.ts'
import { WithdrawByCard } from './WithdrawByCard.tsx'

const at = (card: CardStage): WithdrawByCardView => ({ state: 'card', ...sampleStep('CARD'), card })
const inFrame = (fault?: CardFault): WithdrawByCardView =>
  at({ stage: 'frame', url: 'https://cards.example/fields', canLeave: true, ...(fault && { fault }) })

const meta = {
  title: 'Screens/Withdrawal/Withdraw By Card',
  component: WithdrawByCard,
  args: {
    view: inFrame(),
    frame: <CardFormSample />,
    onStart: fn(),
    onFault: fn(),
    onFinished: fn(),
    onClosed: fn(),
    onOpenCapture: fn(),
    onCheck: fn(),
    onUse: fn(),
  },
  parameters: { spec: ['§5.11', '§3.8'] },
} satisfies Meta<typeof WithdrawByCard>
export default meta
type Story = StoryObj<typeof meta>

/** The player chose the card; the provider's fields are empty. */
export const Empty: Story = {}

/** The provider says that the name has digits in it. */
export const HolderDigits: Story = {
  args: {
    view: inFrame('HOLDER_CHARACTERS'),
    frame: <CardFormSample holder="Marina O Hara 2" number="•••• •••• •••• 4242" expiry="09 / 28" />,
  },
}

/** The provider says that no card has this number. */
export const NumberInvalid: Story = {
  args: {
    view: inFrame('NUMBER_INVALID'),
    frame: <CardFormSample holder="Marina O Hara" number="•••• •••• •••• 424" expiry="09 / 28" />,
  },
}

/** The provider says that the card has expired. */
export const Expired: Story = {
  args: {
    view: inFrame('EXPIRED'),
    frame: <CardFormSample holder="Marina O Hara" number="•••• •••• •••• 4242" expiry="02 / 26" />,
  },
}

/** The provider linked the card; we know brand and last four digits, and nothing else. */
export const Filled: Story = { tags: ['day'], args: { view: at({ stage: 'linked', account: sampleAccounts.card }) } }

/** The card is linked on the provider's own page; this page waits for what the server says of it. */
export const AccountCaptureAtProvider: Story = { args: { view: at({ stage: 'accountCapture', isChecking: false }) } }

/** Nothing was asked of the provider yet: first the player proves that it is them. */
export const BeforeTheFrame: Story = { args: { view: at({ stage: 'ready' }) } }

/** The player left the provider's fields. */
export const FrameClosed: Story = { args: { view: at({ stage: 'closed' }) } }

/** The provider did not take the card. */
export const NotLinked: Story = { args: { view: at({ stage: 'failed', isExpired: false }) } }

/** The provider's session was over before a card was linked. */
export const CaptureExpired: Story = { args: { view: at({ stage: 'failed', isExpired: true }) } }

/** By keyboard: what goes on is the id of the linked account, never a number. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: at({ stage: 'linked', account: sampleAccounts.card }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Use a different card' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUse).toHaveBeenCalledWith({ id: sampleAccounts.card.id })
  },
}
