import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleNews } from '@lagoon/domain/testing/contentSample'
import { fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { News } from './News.tsx'

const meta = {
  title: 'Screens/Content/News',
  component: News,
  args: { view: { state: 'filled', articles: sampleNews }, onRetry: fn() },
  parameters: { spec: '§2.13' },
} satisfies Meta<typeof News>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody wants to know what is new; the newest stands first. */
export const Filled: Story = { tags: ['day'] }

/** The product has just launched, and there is no news yet. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The news is on its way; its places are kept. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The news did not come, and the player can ask for it again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}
