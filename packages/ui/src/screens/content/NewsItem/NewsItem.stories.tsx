import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArticle, sampleNews } from '@lagoon/domain/testing/contentSample'
import { fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { NewsItem } from './NewsItem.tsx'

const meta = {
  title: 'Screens/Content/News Item',
  component: NewsItem,
  args: { view: { state: 'filled', article: sampleArticle, more: sampleNews.slice(0, 3) }, onRetry: fn() },
  parameters: { spec: '§2.13' },
} satisfies Meta<typeof NewsItem>
export default meta
type Story = StoryObj<typeof meta>

/** A player whose line has dropped reads what became of the stake. */
export const Filled: Story = { tags: ['day'] }

/** The article is on its way; its places are kept. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The article could not be fetched; whoever reads can ask again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** The address leads to an article that is no longer there. */
export const UnknownItem: Story = { args: { view: { state: 'unknownItem' } } }
