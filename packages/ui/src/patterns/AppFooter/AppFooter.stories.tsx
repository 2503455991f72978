import { responsibleGamingAddress } from '@lagoon/contract/content/addresses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { footerGroups } from '../../screens/shell/places.ts'
import { AppFooter } from './AppFooter.tsx'

const meta = {
  title: 'Patterns/AppFooter',
  component: AppFooter,
  args: { groups: footerGroups, careHref: responsibleGamingAddress },
} satisfies Meta<typeof AppFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!visual'] }

export const Matrix: Story = {}
