import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { asksByKeyboard } from '../../../testing/asksByKeyboard.ts'
import { sampleQuote, sampleStep } from '../withdrawalSample.ts'
import { WithdrawBySeamlessChex } from './WithdrawBySeamlessChex.tsx'

const meta = {
  title: 'Screens/Withdrawal/Withdraw By Seamless Chex',
  component: WithdrawBySeamlessChex,
  args: {
    view: {
      state: 'idPresent',
      ...sampleStep('SEAMLESS_CHEX'),
      id: 'SCX-00048213',
      account: { id: 'pa_5', way: 'SEAMLESS_CHEX', label: 'SCX-00048213' },
      quote: sampleQuote('SEAMLESS_CHEX'),
    },
    onSaveId: fn(),
    onRequest: fn(),
  },
  parameters: { spec: ['§5.11', '§3.5'] },
} satisfies Meta<typeof WithdrawBySeamlessChex>
export default meta
type Story = StoryObj<typeof meta>

/** The profile has no Seamless Chex ID, so there is nothing to pay to yet. */
export const IdMissingProfile: Story = { args: { view: { state: 'idMissing', ...sampleStep('SEAMLESS_CHEX') } } }

/** The Seamless Chex ID of the profile is shown, and one press asks for the withdrawal. */
export const IdPresent: Story = { tags: ['day'] }

/** By keyboard: what is asked for is what is shown. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  play: asksByKeyboard('SCX-00048213'),
}
