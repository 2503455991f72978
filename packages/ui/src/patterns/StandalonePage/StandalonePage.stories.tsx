import type { Meta, StoryObj } from '@storybook/react-vite'
import { OutcomePanel } from '../OutcomePanel/OutcomePanel.tsx'
import { StandalonePage } from './StandalonePage.tsx'

const meta = {
  title: 'Patterns/StandalonePage',
  component: StandalonePage,
  args: {
    children: (
      <OutcomePanel outcome="pending" title="The payment is on its way">
        The provider has not confirmed it yet. You may leave this page.
      </OutcomePanel>
    ),
  },
} satisfies Meta<typeof StandalonePage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!visual'] }

/** Brand, water, one card. */
export const Matrix: Story = {}
