import type { Meta, StoryObj } from '@storybook/react-vite'
import { Terms } from './Terms.tsx'

const meta = {
  title: 'Screens/Content/Terms',
  component: Terms,
  parameters: { spec: '§2.12' },
} satisfies Meta<typeof Terms>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody reads what they are about to accept. */
export const Page: Story = { tags: ['day'] }
