import type { Meta, StoryObj } from '@storybook/react-vite'
import { AboutUs } from './AboutUs.tsx'

const meta = {
  title: 'Screens/Content/About Us',
  component: AboutUs,
  parameters: { spec: '§2.12' },
} satisfies Meta<typeof AboutUs>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor wants to know who is behind this before leaving an email address. */
export const Page: Story = { tags: ['day'] }
