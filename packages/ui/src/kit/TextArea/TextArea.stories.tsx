import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Kit/TextArea',
  component: TextArea,
  args: { label: 'Message', description: 'What happened, when, and in which game.', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const message = 'My withdrawal has been in review since Monday.\n\nIt is the one of 120 prize tokens, to my bank account.'

/** Empty, filled with a count, wrong, and only to read. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="roomy">
      <TextArea label="Message" isRequired />
      <TextArea label="Message" value={message} limit={2000} isRequired />
      <TextArea label="Message" value="" limit={2000} error="Write your message first." isRequired />
      <TextArea label="Your message" value={message} isReadOnly />
    </Stack>
  ),
}

/** What is too long is kept, counted as people count, and refused in words that belong to the field. */
export const TooLong: Story = {
  args: { value: 'The tide 🌊 is late.', limit: 12, error: 'Use no more than 12 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('19 of 12')).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('What happened, when, and in which game. Use no more than 12 characters.')
  },
}

/** Enter makes a new line; Tab leaves the field. */
export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('One{Enter}Two')
    await expect(field).toHaveValue('One\nTwo')
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
  },
}
