import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock, Sparkles } from 'lucide-react'
import { Stack } from '../Stack/Stack.tsx'
import { tones } from './Badge.css.ts'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Kit/Badge',
  component: Badge,
  args: { children: 'New' },
  argTypes: { tone: { control: 'select', options: tones }, icon: { control: false } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Stack direction="row" gap="snug" isWrapping>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Stack>
      <Stack direction="row" gap="snug" isWrapping>
        <Badge tone="accent" icon={Sparkles}>
          New
        </Badge>
        <Badge icon={Clock}>Coming soon</Badge>
        <Badge tone="success">+12.40</Badge>
      </Stack>
    </Stack>
  ),
}

/** A long word stays inside a narrow card. */
export const NarrowPlace: Story = {
  render: () => (
    <div style={{ maxWidth: '7rem' }}>
      <Badge tone="warning">Waiting for confirmation</Badge>
    </div>
  ),
}
