import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { Tabs, type TabsProps } from './Tabs.tsx'

const kinds = ['Slots', 'Poker', 'Video poker', 'Blackjack', 'Keno', 'Fish', 'Crash']
const panel = (kind: string) => <Text tone="soft">{`Your rounds of ${kind.toLowerCase()}, newest first.`}</Text>

const Chosen = ({ selected, onSelect, ...props }: TabsProps) => {
  const [open, setOpen] = useState(selected)
  return (
    <Tabs
      {...props}
      selected={open}
      onSelect={(event) => {
        setOpen(event.id)
        onSelect(event)
      }}
    />
  )
}

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Game history by kind',
    tabs: kinds.map((label) => ({ id: label, label, content: panel(label) })),
    selected: 'Slots',
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '1.5rem', maxWidth: '50rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** With counts. */
export const Matrix: Story = {
  args: { tabs: kinds.map((label, at) => ({ id: label, label, count: [1204, 36, 0, 12, 4, 0, 7][at] ?? 0, content: panel(label) })) },
}

/** The open tab keeps its line, and the ring is seen around it. */
export const ForcedColors: Story = {
  ...Matrix,
  ...forcedColors,
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

/** The address opens the last tab: on a phone the list is scrolled so that it is in sight. */
export const OpenTabIsInSight: Story = {
  args: { selected: 'Crash' },
  play: async ({ canvas }) => {
    const [list, tab] = [canvas.getByRole('tablist'), canvas.getByRole('tab', { name: 'Crash' })]
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1))
  },
}

/** By keyboard: arrows change the tab, Tab goes into the view. */
export const KeyboardChangesTab: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Slots' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Poker' })).toHaveFocus()
    await expect(canvas.getByText('Your rounds of poker, newest first.')).toBeVisible()
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'Poker' })
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Crash' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}
