import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { Wordmark } from './Wordmark.tsx'

const meta = { title: 'Patterns/Wordmark', component: Wordmark, args: {}, parameters: { layout: 'padded' } } satisfies Meta<typeof Wordmark>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack gap="roomy" align="start">
      <Wordmark />
      <Wordmark variant="mark" />
    </Stack>
  ),
}

/** Another brand's colors, from the theme alone. */
export const AnotherBrand: Story = { parameters: { theme: 'ember' } }
