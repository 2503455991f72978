import type { Meta, StoryObj } from '@storybook/react-vite'
import { SweepRules } from './SweepRules.tsx'

const meta = {
  title: 'Screens/Content/Sweep Rules',
  component: SweepRules,
  parameters: { spec: '§2.12' },
} satisfies Meta<typeof SweepRules>
export default meta
type Story = StoryObj<typeof meta>

/** A player asks how a sweep token becomes a prize. */
export const Page: Story = { tags: ['day'] }
