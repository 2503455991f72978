import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode.tsx'
import { ResendCode } from './ResendCode.tsx'

const Held = ({ value: initial, onChange, ...props }: OneTimeCodeProps) => {
  const [value, setValue] = useState(initial)
  return (
    <OneTimeCode
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text)
        onChange(text)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/OneTimeCode',
  component: OneTimeCode,
  render: (args) => <Held {...args} />,
  args: { label: '6-digit code', value: '', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OneTimeCode>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Nothing yet, half of it, all of it, wrong, and being checked. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="roomy">
      <Held {...args} description="From the text message to ••• ••• 2671." />
      <Held {...args} value="482" />
      <Held {...args} value="004829" />
      <Held {...args} value="482913" error="That code isn’t right. 3 tries left." />
      <Held {...args} value="482913" isReadOnly />
      <ResendCode allowedAt="2026-03-02T09:00:42Z" isSending={false} onPress={fn()} />
      <ResendCode allowedAt="2026-03-02T09:00:00Z" isSending={false} onPress={fn()} />
      <ResendCode allowedAt="2026-03-02T09:00:00Z" isSending onPress={fn()} />
    </Stack>
  ),
}

/** Where the next digit goes is seen at once. */
export const Focused: Story = {
  args: { value: '482' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '6-digit code' })
    field.focus()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  },
}

/** A narrow place makes narrow cells, never a second row. */
export const Narrow: Story = {
  args: { value: '004829' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
}

/** Digits only, Backspace takes the last, and the sixth one completes it. */
export const TypedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '6-digit code' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('48x2 8{Backspace}91')
    await expect(field).toHaveValue('48291')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('3')
    await expect(args.onComplete).toHaveBeenCalledWith({ code: '482913' })
    await userEvent.keyboard('7')
    await expect(field).toHaveValue('482913')
    await expect(args.onComplete).toHaveBeenCalledOnce()
  },
}

/** The whole sentence of the message was pasted; its six digits are taken. */
export const Pasted: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '6-digit code' }))
    await userEvent.paste('482 913 is your Lagoon code.')
    await expect(args.onComplete).toHaveBeenCalledWith({ code: '482913' })
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.paste('004-829')
    await expect(args.onComplete).toHaveBeenLastCalledWith({ code: '004829' })
  },
}
