import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx'

const Kept = ({ selected, onChange, ...props }: FilterChipsProps) => {
  const [on, setOn] = useState(selected)
  return (
    <FilterChips
      {...props}
      selected={on}
      onChange={(change) => {
        setOn(change.selected)
        onChange(change)
      }}
    />
  )
}

const studios = [
  { id: 'deepwater', label: 'Deepwater Studios' },
  { id: 'coralforge', label: 'Coral Forge' },
  { id: 'northlight', label: 'Northlight Games' },
]

const meta = {
  title: 'Patterns/FilterChips',
  component: FilterChips,
  args: { label: 'Studio', options: studios, selected: ['coralforge'], onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FilterChips>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Kept {...args} selected={[]} />
      <Kept {...args} />
      <Kept {...args} selected={studios.map(({ id }) => id)} />
    </Stack>
  ),
}

/** What is chosen is ticked and filled. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** Tab goes from chip to chip; Space turns one on and off, and says so. */
export const TurnedByKeyboard: Story = {
  tags: ['!visual'],
  args: { selected: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ selected: ['coralforge'] })
    await expect(canvas.getByRole('button', { name: 'Coral Forge', pressed: true })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ selected: [] })
  },
}
