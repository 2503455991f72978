import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePromotions } from '@lagoon/domain/testing/contentSample'
import { expect, fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { Promotions } from './Promotions.tsx'

const meta = {
  title: 'Screens/Content/Promotions',
  component: Promotions,
  args: { view: { state: 'filled', articles: samplePromotions }, onRetry: fn() },
  parameters: { spec: '§2.14' },
} satisfies Meta<typeof Promotions>
export default meta
type Story = StoryObj<typeof meta>

/** A player looks what runs and until when; what has no end says so. */
export const Filled: Story = {
  tags: ['day', 'day-desktop'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('March 1 to 29, 2026')).toBeVisible()
    await expect(canvas.getByText('Started February 2, 2026 · No end date')).toBeVisible()
    const announced = canvas.getByRole('link', { name: 'Invitations are coming soon' }).closest('article')
    await expect(announced).not.toHaveTextContent(/January|Started/)
  },
}

/** Nothing runs right now, and nothing is lost by that. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The promotions are on their way; their places are kept. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The promotions did not come, and the player can ask for them again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}
