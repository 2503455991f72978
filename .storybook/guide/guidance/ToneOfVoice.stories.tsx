import type { Meta, StoryObj } from '@storybook/react-vite'
import { ToneOfVoice } from './ToneOfVoice.tsx'

const meta = { title: 'Guidance/Tone of voice', component: ToneOfVoice, tags: ['!autodocs', '!visual'] } satisfies Meta<typeof ToneOfVoice>
export default meta

export const ToneOfVoiceByPairs: StoryObj<typeof meta> = { name: 'Tone of voice' }
