import type { Meta, StoryObj } from '@storybook/react-vite'
import { Adding } from './Adding.tsx'

const meta = { title: 'Guidance/Adding something', component: Adding, tags: ['!autodocs', '!visual'] } satisfies Meta<typeof Adding>
export default meta

export const AddingSomething: StoryObj<typeof meta> = { name: 'Adding something' }
