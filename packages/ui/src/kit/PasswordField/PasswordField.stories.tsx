import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

const rulesFor = (text: string) => [
  { id: 'length', label: '8 to 64 characters', isMet: text.length >= 8 },
  { id: 'uppercase', label: 'An uppercase letter', isMet: /[A-Z]/.test(text) },
  { id: 'number', label: 'A number', isMet: /\d/.test(text) },
]

const WithRules = ({ onChange, ...props }: PasswordFieldProps) => {
  const [text, setText] = useState('')
  return (
    <PasswordField
      {...props}
      value={text}
      rules={rulesFor(text)}
      onChange={(value) => {
        setText(value)
        onChange?.(value)
      }}
    />
  )
}

const meta = {
  title: 'Kit/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'new-password', isRequired: true, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { render: (args) => <WithRules {...args} /> }

export const Matrix: Story = {
  render: () => (
    <Stack gap="roomy">
      <PasswordField label="Password" autoComplete="current-password" />
      <PasswordField label="Password" autoComplete="current-password" defaultValue="Low-tide-at-9" error="Enter your password again." />
      <PasswordField label="New password" autoComplete="new-password" isRequired rules={rulesFor('')} />
      <PasswordField label="New password" autoComplete="new-password" isRequired defaultValue="lowtide9" rules={rulesFor('lowtide9')} />
      <PasswordField label="New password" autoComplete="new-password" isRequired defaultValue="Lowtide9" rules={rulesFor('Lowtide9')} />
    </Stack>
  ),
}

/** Each rule is ticked as it is met; a reader hears how many are. */
export const RulesTickedWhileTyping: Story = {
  render: (args) => <WithRules {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'Low9')
    await expect(canvas.getByText('2 of 3 rules met')).toBeInTheDocument()
  },
}

/** The eye shows what was typed, and hides it again; by keyboard too. */
export const ShownByKeyboard: Story = {
  args: { defaultValue: 'Low-tide-at-9' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password', { selector: 'input' })
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}
