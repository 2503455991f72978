import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'

const Kept = (args: DateFieldProps) => {
  const [value, setValue] = useState(args.value)
  return (
    <div style={{ maxWidth: '24rem' }}>
      <DateField
        {...args}
        value={value}
        onChange={(date) => {
          setValue(date)
          args.onChange(date)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Patterns/DateField',
  component: DateField,
  args: { label: 'Date of birth', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Empty, filled, required with its reason, and refused. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="roomy">
      <Kept {...args} />
      <Kept {...args} value="1991-08-14" />
      <Kept {...args} description="As it stands on your identity document." isRequired />
      <Kept {...args} value="2008-11-20" error="You must be 18 or older to play. If the year is wrong, please correct it." />
    </Stack>
  ),
}

/** The part that is being typed is filled. */
export const ForcedColors: Story = {
  ...Matrix,
  ...forcedColors,
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

/** The digits are typed one after another; the field leads from month to day to year, and speaks when all three are there. */
export const TypedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus()
    await userEvent.keyboard('08141991')
    await expect(args.onChange).toHaveBeenLastCalledWith('1991-08-14')
  },
}

/** A refused date says why in words that belong to each of its parts. */
export const Refused: Story = {
  tags: ['!visual'],
  args: { value: '2008-11-20', error: 'You must be 18 or older to play.' },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('spinbutton', { name: /day/ })
    await expect(day).toHaveAccessibleDescription(/You must be 18 or older to play/)
    await expect(day).toBeInvalid()
  },
}
