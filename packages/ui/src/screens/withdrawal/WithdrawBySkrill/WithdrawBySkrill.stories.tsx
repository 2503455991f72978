import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { asksByKeyboard } from '../../../testing/asksByKeyboard.ts'
import { sampleRequest } from '../withdrawalSample.ts'
import { WithdrawBySkrill } from './WithdrawBySkrill.tsx'

const meta = {
  title: 'Screens/Withdrawal/Withdraw By Skrill',
  component: WithdrawBySkrill,
  args: { view: { state: 'idPresent', request: sampleRequest('SKRILL'), id: 'MARINA-OHARA_71' }, onSubmit: fn() },
  parameters: { spec: ['§5.11', '§3.5'] },
} satisfies Meta<typeof WithdrawBySkrill>
export default meta
type Story = StoryObj<typeof meta>

/** The profile has no Skrill ID, so there is nothing to pay to yet. */
export const IdMissingProfile: Story = { args: { view: { state: 'idMissing', request: sampleRequest('SKRILL') } } }

/** The Skrill ID of the profile is shown, and one press asks for the withdrawal. */
export const IdPresent: Story = {}

/** By keyboard: what is asked for is what is shown. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  play: asksByKeyboard('MARINA-OHARA_71'),
}
