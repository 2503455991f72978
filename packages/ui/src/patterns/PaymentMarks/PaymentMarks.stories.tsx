import type { Meta, StoryObj } from '@storybook/react-vite'
import { forcedColors } from '../../testing/forcedColors.ts'
import { PaymentMarks } from './PaymentMarks.tsx'

const meta = {
  title: 'Patterns/PaymentMarks',
  component: PaymentMarks,
  args: { marks: ['visa', 'mastercard', 'skrill', 'btc'] },
} satisfies Meta<typeof PaymentMarks>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** All that are drawn, and one that stands there by its name. */
export const Matrix: Story = {
  args: { marks: ['visa', 'mastercard', 'amex', 'discover', 'skrill', 'interac', 'mzzpay', 'btc', 'eth', 'usdt', 'ltc', 'Other Pay'] },
}

/** The marks keep their edge. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }
