import type { Meta, StoryObj } from '@storybook/react-vite'
import { WhereErrors } from './WhereErrors.tsx'

const meta = { title: 'Guidance/Where an error appears', component: WhereErrors, tags: ['!autodocs', '!visual'] } satisfies Meta<
  typeof WhereErrors
>
export default meta

export const WhereAnErrorAppears: StoryObj<typeof meta> = { name: 'Where an error appears' }
