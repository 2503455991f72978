import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoCoupon } from '@lagoon/contract/demo/packages'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { CouponField, type CouponFieldProps } from './CouponField.tsx'

const Typed = ({ value, onChange, ...props }: CouponFieldProps) => {
  const [code, setCode] = useState(value)
  return (
    <CouponField
      {...props}
      value={code}
      onChange={(next) => {
        setCode(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/CouponField',
  component: CouponField,
  render: (args) => <Typed {...args} />,
  args: { value: '', onChange: fn(), onApply: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CouponField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Open, being checked, valid, not valid. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <Typed {...args} />
      <Typed {...args} value={demoCoupon.code} state="checking" />
      <Typed {...args} value={demoCoupon.code} state="valid" benefit={`${demoCoupon.discountPercent}% off this package.`} />
      <Typed {...args} value="LOW-TIDE-99" error="This coupon code is not valid." />
    </Stack>
  ),
}

/** Enter applies the code and does not send the form around it. */
export const EnterApplies: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        throw new Error('The form was sent.')
      }}
    >
      <Typed {...args} />
      <button type="submit">Pay</button>
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon code' }), `${demoCoupon.code}{Enter}`)
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
}
