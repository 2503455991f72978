import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { asksByKeyboard } from '../../../testing/asksByKeyboard.ts'
import { sampleQuote, sampleStep } from '../withdrawalSample.ts'
import { WithdrawBySkrill } from './WithdrawBySkrill.tsx'

const meta = {
  title: 'Screens/Withdrawal/Withdraw By Skrill',
  component: WithdrawBySkrill,
  args: {
    view: {
      state: 'idPresent',
      ...sampleStep('SKRILL'),
      id: 'MARINA-OHARA_71',
      account: { id: 'pa_5', way: 'SKRILL', label: 'MARINA-OHARA_71' },
      quote: sampleQuote('SKRILL'),
    },
    onSaveId: fn(),
    onRequest: fn(),
  },
  parameters: { spec: ['§5.11', '§3.5'] },
} satisfies Meta<typeof WithdrawBySkrill>
export default meta
type Story = StoryObj<typeof meta>

/** The profile has no Skrill ID, so there is nothing to pay to yet. */
export const IdMissingProfile: Story = { args: { view: { state: 'idMissing', ...sampleStep('SKRILL') } } }

/** The Skrill ID of the profile is shown, and one press asks for the withdrawal. */
export const IdPresent: Story = { tags: ['day'] }

/** The ID was never paid to before: the player proves first that it is theirs. */
export const IdNotProven: Story = {
  args: { view: { state: 'idPresent', ...sampleStep('SKRILL'), id: 'MARINA-OHARA_71', quote: { state: 'none' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use this Skrill ID' }))
    await expect(args.onSaveId).toHaveBeenCalledWith({ id: 'MARINA-OHARA_71' })
  },
}

/** By keyboard: what is asked for is what is shown. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  play: asksByKeyboard('MARINA-OHARA_71'),
}
