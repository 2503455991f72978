import type { Meta, StoryObj } from '@storybook/react-vite'
import { Colors } from './Colors.tsx'

const meta = { title: 'Foundations/Colors', component: Colors, tags: ['!autodocs'] } satisfies Meta<typeof Colors>
export default meta
type Story = StoryObj<typeof meta>

export const Night: Story = { args: { theme: 'night' }, parameters: { theme: 'night' } }
export const Day: Story = { args: { theme: 'day' }, parameters: { theme: 'day' } }
