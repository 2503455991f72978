import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResponsibleGaming } from './ResponsibleGaming.tsx'

const meta = {
  title: 'Screens/Content/Responsible Gaming',
  component: ResponsibleGaming,
  parameters: { spec: '§2.12' },
} satisfies Meta<typeof ResponsibleGaming>
export default meta
type Story = StoryObj<typeof meta>

/** A player wants to set a limit, or is worried, and finds what to do. */
export const Page: Story = { tags: ['day'] }
