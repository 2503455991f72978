import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

const Kept = ({ value, onChange, ...props }: SearchFieldProps) => {
  const [typed, setTyped] = useState(value)
  return (
    <SearchField
      {...props}
      value={typed}
      onChange={(next) => {
        setTyped(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  args: { label: 'Search games', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Kept {...args} />
      <Kept {...args} value="moonlit" />
      <Kept {...args} value="the extraordinarily patient song of the old whale and her daughters" />
    </Stack>
  ),
}

/** Typed by keyboard; Escape empties the field and keeps the focus in it. */
export const EmptiedByEscape: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('koi')
    await expect(args.onChange).toHaveBeenLastCalledWith('koi')
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('searchbox', { name: 'Search games' })).toHaveFocus()
  },
}
