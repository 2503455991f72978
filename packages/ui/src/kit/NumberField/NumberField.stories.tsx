import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Kit/NumberField',
  component: NumberField,
  args: { label: 'Rounds in a row', minValue: 1, maxValue: 100, defaultValue: 10, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack gap="roomy">
      <NumberField label="Rounds in a row" defaultValue={10} minValue={1} maxValue={100} />
      <NumberField label="Days" description="How long the limit holds." defaultValue={1} minValue={1} suffix="days" isRequired />
      <NumberField label="Prize tokens" defaultValue={1250} hasSteps={false} />
      <NumberField label="Prize tokens" defaultValue={5000} error="You have 1,250 prize tokens. Enter that amount or less." />
      <NumberField label="Level" defaultValue={12} isReadOnly hasSteps={false} />
    </Stack>
  ),
}

/** At its end a step stops, and what is typed past it comes back to it. */
export const StopsAtTheEnd: Story = {
  args: { defaultValue: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Increase/ })).toBeDisabled()
  },
}

/** Arrows step, Home and End go to the ends. */
export const SteppedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(canvas.getByRole('textbox')).toHaveValue('11')
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(100)
  },
}
