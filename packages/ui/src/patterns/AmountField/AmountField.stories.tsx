import type { Meta, StoryObj } from '@storybook/react-vite'
import { inWords, usd } from '@lagoon/contract/demo/money'
import { demoRecharge } from '@lagoon/contract/demo/packages'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

const Typed = ({ onChange, value, ...props }: AmountFieldProps) => {
  const [text, setText] = useState(value)
  return (
    <AmountField
      {...props}
      value={text}
      onChange={(next) => {
        setText(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/AmountField',
  component: AmountField,
  render: (args) => <Typed {...args} />,
  args: {
    label: 'Amount',
    unit: { currency: 'USD' },
    value: '25',
    min: demoRecharge.limits.min,
    max: demoRecharge.limits.max,
    steps: demoRecharge.steps,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AmountField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Money and tokens, with and without steps, and with each thing that can be wrong. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <Typed {...args} />
      <Typed {...args} unit={{ currency: 'CAD' }} steps={[]} value="" isRequired />
      <Typed {...args} unit={{ kind: 'TIP' }} max={1_250n} min={100n} steps={[100n, 250n, 500n, 1_000n]} value="2.50" />
      <Typed {...args} steps={[]} value="4.99" error={`The minimum is ${inWords(usd(demoRecharge.limits.min))}.`} />
      <Typed {...args} steps={[]} value="12,50" error="Enter digits only, with a point before the cents: 12.50." />
    </Stack>
  ),
}

/** The step that is taken is filled, since tint and inner edge are lost. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** What is not an amount stays as it was typed: nothing is dropped, rounded or completed. */
export const NeverCorrected: Story = {
  tags: ['!visual'],
  args: { value: '', steps: [] },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(field, '1e3,-00.999')
    await userEvent.tab()
    await expect(field).toHaveValue('1e3,-00.999')
    await expect(args.onChange).toHaveBeenLastCalledWith('1e3,-00.999')
    await expect(field).toHaveAccessibleDescription(
      `From ${inWords(usd(demoRecharge.limits.min))} to ${inWords(usd(demoRecharge.limits.max))}.`,
    )
  },
}

/** By keyboard: Tab reaches the steps, Enter takes one. */
export const StepByKeyboard: Story = {
  tags: ['!visual'],
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Amount' }).focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('10')
    await expect(canvas.getByRole('button', { name: inWords(usd(demoRecharge.steps[0] ?? 0n)).replace('.00', '') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

/** A step reads as every other amount does, and types what the rules read. */
export const LargeStep: Story = {
  tags: ['!visual'],
  args: { value: '', unit: { kind: 'PRIZE' }, min: 5_000n, max: 1_000_000n, steps: [5_000n, 244_900n, 1_000_050n] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '10,000.50' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '2,449' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2449')
  },
}
