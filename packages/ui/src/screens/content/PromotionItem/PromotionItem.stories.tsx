import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePromotion } from '@lagoon/domain/testing/contentSample'
import { expect, fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { PromotionItem } from './PromotionItem.tsx'

const { run: _run, action: _action, ...announced } = samplePromotion

const meta = {
  title: 'Screens/Content/Promotion Item',
  component: PromotionItem,
  args: { view: { state: 'filled', promotion: samplePromotion }, onRetry: fn() },
  parameters: { spec: '§2.14' },
} satisfies Meta<typeof PromotionItem>
export default meta
type Story = StoryObj<typeof meta>

/** A player reads what it takes and what it costs, on a page without header and footer. */
export const Filled: Story = { tags: ['day'] }

/** It only announces: nothing runs and nothing can be done, so no panel says when or how. */
export const NotRunningYet: Story = {
  tags: ['!visual'],
  args: { view: { state: 'filled', promotion: announced } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument()
  },
}

/** The promotion is on its way; its places are kept. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The promotion could not be fetched; whoever reads can ask again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** The promotion has ended, or the address is wrong. */
export const UnknownItem: Story = { args: { view: { state: 'unknownItem' } } }
