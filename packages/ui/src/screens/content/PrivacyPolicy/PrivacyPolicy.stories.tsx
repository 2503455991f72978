import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrivacyPolicy } from './PrivacyPolicy.tsx'

const meta = {
  title: 'Screens/Content/Privacy Policy',
  component: PrivacyPolicy,
  parameters: { spec: '§2.12' },
} satisfies Meta<typeof PrivacyPolicy>
export default meta
type Story = StoryObj<typeof meta>

/** A player asks what the operator knows about them. */
export const Page: Story = { tags: ['day'] }
