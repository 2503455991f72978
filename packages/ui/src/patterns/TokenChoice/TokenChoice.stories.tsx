import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { forcedColors } from '../../testing/forcedColors.ts'
import { TokenChoice } from './TokenChoice.tsx'

const meta = {
  title: 'Patterns/TokenChoice',
  component: TokenChoice,
  args: {
    label: 'Choose your tokens',
    name: 'token',
    options: [
      { kind: 'GAME', balance: 984_250n, pays: 'GAME' },
      { kind: 'SWEEP', balance: 412n, pays: 'PRIZE' },
    ],
    value: 'GAME',
    onChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TokenChoice>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = { args: { value: 'SWEEP' } }

/** The chosen one is told by its dot and its edge. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

const Chosen = (args: Parameters<typeof TokenChoice>[0]) => {
  const [value, setValue] = useState(args.value)
  return (
    <TokenChoice
      {...args}
      value={value}
      onChange={(choice) => {
        setValue(choice.kind)
        args.onChange(choice)
      }}
    />
  )
}

/** The arrow keys move the choice, as in every group of radios. */
export const ChosenByKeyboard: Story = {
  tags: ['!visual'],
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Game tokens/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /^Sweep tokens/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'SWEEP' })
  },
}

/** A game that takes one kind only still says which. */
export const OneKind: Story = { args: { options: [{ kind: 'GAME', balance: 1_234_567_890_12n, pays: 'GAME' }] } }
