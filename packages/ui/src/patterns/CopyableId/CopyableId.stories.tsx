import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { CopyableId } from './CopyableId.tsx'

const meta = {
  title: 'Patterns/CopyableId',
  component: CopyableId,
  args: { label: 'Round ID', value: '0192f7a4-5c31-7d2e-9a40-3f6b1c8e7d55' },
  decorators: [
    (Story) => (
      <div style={{ padding: '1.5rem', maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyableId>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <CopyableId {...args} />
      <CopyableId label="Gameplay ID" value="dw-20260302-085912-000417" />
      <CopyableId label="Payment ID" value={'7f3a'.repeat(24)} />
    </Stack>
  ),
}

/** By keyboard: one press copies the whole id and says so. */
export const KeyboardCopies: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const writeText = fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy round ID' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Round ID copied')).toBeInTheDocument()
    await expect(writeText).toHaveBeenCalledWith(args.value)
  },
}
