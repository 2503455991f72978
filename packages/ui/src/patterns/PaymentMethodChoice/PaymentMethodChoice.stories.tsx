import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { PaymentMethodChoice, type PaymentMethodChoiceProps } from './PaymentMethodChoice.tsx'

const Chosen = ({ value, onChange, ...props }: PaymentMethodChoiceProps) => {
  const [id, setId] = useState(value)
  return (
    <PaymentMethodChoice
      {...props}
      value={id}
      onChange={(next) => {
        setId(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/PaymentMethodChoice',
  component: PaymentMethodChoice,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Payment method',
    name: 'method',
    value: 'card',
    options: [
      { id: 'card', kind: 'CARD', name: 'Visa ending in 4242', detail: 'Confirmed at once.', marks: ['visa'] },
      {
        id: 'crypto',
        kind: 'CRYPTO',
        name: 'Crypto',
        detail: 'Get an address and an amount. Confirmed in 10 to 30 minutes.',
        marks: ['btc', 'eth'],
      },
      { id: 'bank', kind: 'BANK', name: 'Bank transfer', detail: 'Confirmed in one to three business days.' },
      { id: 'skrill', kind: 'E_WALLET', name: 'Skrill', detail: 'Log in to Skrill, then come back here.' },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaymentMethodChoice>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** One chosen; none chosen, and that is said. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <Chosen {...args} />
      <Chosen {...args} name="missing" value="" error="Choose a payment method." />
    </Stack>
  ),
}

/** The chosen one is told by its dot and its edge. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** The arrow keys move the choice, as in every group of radios. */
export const ChosenByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('radio', { name: /^Visa/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /^Crypto/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('crypto')
  },
}
