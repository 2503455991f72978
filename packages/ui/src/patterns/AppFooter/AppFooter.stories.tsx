import type { Meta, StoryObj } from '@storybook/react-vite'
import { footerGroups, places } from '../../screens/shell/places.ts'
import { AppFooter } from './AppFooter.tsx'

const meta = {
  title: 'Patterns/AppFooter',
  component: AppFooter,
  args: { groups: footerGroups, careHref: places.care },
} satisfies Meta<typeof AppFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {}
