import type { Meta, StoryObj } from '@storybook/react-vite'
import { Colours } from './Colours.tsx'

const meta = { title: 'Foundations/Colours', component: Colours, tags: ['!autodocs'] } satisfies Meta<typeof Colours>
export default meta
type Story = StoryObj<typeof meta>

export const Night: Story = { args: { theme: 'night' }, parameters: { theme: 'night' } }
export const Day: Story = { args: { theme: 'day' }, parameters: { theme: 'day' } }
