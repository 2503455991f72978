import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { asksByKeyboard } from '../../../testing/asksByKeyboard.ts'
import { sampleQuote, sampleStep } from '../withdrawalSample.ts'
import { WithdrawByCashApp } from './WithdrawByCashApp.tsx'

const meta = {
  title: 'Screens/Withdrawal/Withdraw By Cash App',
  component: WithdrawByCashApp,
  args: {
    view: {
      state: 'idPresent',
      ...sampleStep('CASH_APP'),
      id: 'marina_at_sea',
      account: { id: 'pa_5', way: 'CASH_APP', label: 'marina_at_sea' },
      quote: sampleQuote('CASH_APP'),
    },
    onSaveId: fn(),
    onRequest: fn(),
  },
  parameters: { spec: ['§5.11', '§3.5'] },
} satisfies Meta<typeof WithdrawByCashApp>
export default meta
type Story = StoryObj<typeof meta>

/** The profile has no Cash App ID, so there is nothing to pay to yet. */
export const IdMissingProfile: Story = { args: { view: { state: 'idMissing', ...sampleStep('CASH_APP') } } }

/** The Cash App ID of the profile is shown, and one press asks for the withdrawal. */
export const IdPresent: Story = { tags: ['day'] }

/** By keyboard: what is asked for is what is shown. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  play: asksByKeyboard('marina_at_sea'),
}
