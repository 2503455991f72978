import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const tokens = [
  { id: 'GAME', label: 'Game tokens', detail: 'For fun. You have 10,000.00.' },
  { id: 'SWEEP', label: 'Sweep tokens', detail: 'Wins become prize tokens. You have 5.00.' },
]

const Kept = ({ onChange, ...props }: RadioGroupProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id)
        onChange(id)
      }}
    />
  )
}

const meta = {
  title: 'Kit/RadioGroup',
  component: RadioGroup,
  args: { label: 'Play with', options: tokens, value: null, onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ options, onChange }) => (
    <Stack gap="roomy">
      <RadioGroup label="Play with" options={options} value={null} onChange={onChange} isRequired />
      <RadioGroup label="Play with" description="It holds until you leave the game." options={options} value="SWEEP" onChange={onChange} />
      <RadioGroup label="Play with" options={options} value={null} onChange={onChange} error="Choose which tokens to play with." />
    </Stack>
  ),
}

/** The chosen one is told by its dot and its edge. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** Tab goes to the group, arrows choose. */
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('SWEEP')
    await expect(canvas.getByRole('radio', { name: /Sweep tokens/ })).toBeChecked()
  },
}
