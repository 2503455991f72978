import type { Meta, StoryObj } from '@storybook/react-vite'
import { Welcome as WelcomePage } from './Welcome.tsx'

const meta = { title: 'Start here/Welcome', component: WelcomePage, tags: ['!autodocs', '!visual'] } satisfies Meta<typeof WelcomePage>
export default meta

export const Welcome: StoryObj<typeof meta> = {}
