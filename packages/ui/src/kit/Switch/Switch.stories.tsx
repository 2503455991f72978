import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { Switch, type SwitchProps } from './Switch.tsx'

const Kept = ({ onChange, ...props }: SwitchProps) => {
  const [isSelected, setSelected] = useState(props.isSelected)
  return (
    <Switch
      {...props}
      isSelected={isSelected}
      onChange={(value) => {
        setSelected(value)
        onChange(value)
      }}
    />
  )
}

const meta = {
  title: 'Kit/Switch',
  component: Switch,
  args: { isSelected: false, onChange: fn(), children: 'Sound in games' },
  argTypes: { children: { control: 'text' } },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack>
      <Switch isSelected={false} onChange={onChange}>
        Sound in games
      </Switch>
      <Switch isSelected onChange={onChange}>
        Sound in games
      </Switch>
      <Switch isSelected onChange={onChange} description="We write when a withdrawal is paid, not more.">
        Tell me about withdrawals in this browser, even when the page is closed
      </Switch>
    </Stack>
  ),
}

/** On is filled as well as moved. */
export const ForcedColors: Story = {
  ...Matrix,
  ...forcedColors,
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

/** Space turns it, and the setting holds at once. */
export const TurnedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Sound in games' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
