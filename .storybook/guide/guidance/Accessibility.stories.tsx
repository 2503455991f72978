import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accessibility } from './Accessibility.tsx'

const meta = { title: 'Guidance/Accessibility habits', component: Accessibility, tags: ['!autodocs', '!visual'] } satisfies Meta<
  typeof Accessibility
>
export default meta

export const AccessibilityHabits: StoryObj<typeof meta> = { name: 'Accessibility habits' }
