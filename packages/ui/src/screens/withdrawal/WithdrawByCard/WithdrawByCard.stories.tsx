import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from '../../../kit/TextField/TextField.tsx'
import { vars } from '../../../theme/contract.css.ts'
import { sampleRequest } from '../withdrawalSample.ts'
import { WithdrawByCard } from './WithdrawByCard.tsx'

interface FrameProps {
  holder?: string
  number?: string
  expiry?: string
}

/** Stands for the frame of the provider, whose looks are not ours. */
const Frame = ({ holder = '', number = '', expiry = '' }: FrameProps) => (
  <div style={{ display: 'grid', gap: vars.space.even, padding: vars.space.even }}>
    <TextField label="Card holder" value={holder} isReadOnly />
    <TextField label="Card number" value={number} isReadOnly />
    <TextField label="Month and year" value={expiry} isReadOnly />
  </div>
)

const request = sampleRequest('CARD')

const meta = {
  title: 'Screens/Withdrawal/Withdraw By Card',
  component: WithdrawByCard,
  args: {
    view: { state: 'empty', request },
    frame: <Frame />,
    onCheck: fn(),
    onReplace: fn(),
    onSubmit: fn(),
    onOpenCapture: fn(),
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
    view: { state: 'faulty', request, fault: 'holderCharacters' },
    frame: <Frame holder="Marina O Hara 2" number="•••• •••• •••• 4242" expiry="09 / 28" />,
  },
}

/** The provider says that no card has this number. */
export const NumberInvalid: Story = {
  args: {
    view: { state: 'faulty', request, fault: 'numberInvalid' },
    frame: <Frame holder="Marina O Hara" number="•••• •••• •••• 424" expiry="09 / 28" />,
  },
}

/** The provider says that the card has expired. */
export const Expired: Story = {
  args: {
    view: { state: 'faulty', request, fault: 'expired' },
    frame: <Frame holder="Marina O Hara" number="•••• •••• •••• 4242" expiry="02 / 26" />,
  },
}

/** The provider handed over a token; we know brand, last four digits and expiry, and nothing else. */
export const Filled: Story = {
  args: { view: { state: 'filled', request, card: { token: 'tok_9fK2', brand: 'Visa debit', lastFour: '4242', expiry: '09/28' } } },
}

/** The account is linked in the provider's own window; this page waits for its word. */
export const AccountCaptureAtProvider: Story = { args: { view: { state: 'accountCapture', request, provider: 'Nuvei' } } }

/** By keyboard: what goes out is the token, never a number. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'filled', request, card: { token: 'tok_9fK2', brand: 'Visa debit', lastFour: '4242', expiry: '09/28' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Use a different card' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ token: 'tok_9fK2' })
  },
}
