import type { Meta, StoryObj } from '@storybook/react-vite'
import { RedemptionPolicy } from './RedemptionPolicy.tsx'

const meta = {
  title: 'Screens/Content/Redemption Policy',
  component: RedemptionPolicy,
  parameters: { spec: '§2.12' },
} satisfies Meta<typeof RedemptionPolicy>
export default meta
type Story = StoryObj<typeof meta>

/** A player has won and asks how and when it is paid. */
export const Page: Story = { tags: ['day'] }
