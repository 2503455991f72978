import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoCoupon, demoPackages, discounted } from '@lagoon/contract/demo/packages'
import { Badge } from '../../kit/Badge/Badge.tsx'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { Price } from '../Price/Price.tsx'
import { TokenAmount } from '../TokenAmount/TokenAmount.tsx'
import { FactList } from './FactList.tsx'

const { harbor } = demoPackages

const meta = {
  title: 'Patterns/FactList',
  component: FactList,
  args: {
    facts: [
      { term: 'Package', value: harbor.name },
      { term: 'Game tokens', value: <TokenAmount {...harbor.tokens} /> },
      { term: 'Price', value: <Price {...harbor.price} /> },
      { term: 'Total', value: <Price {...discounted(harbor.price, demoCoupon.discountPercent)} size="large" showCode />, isTotal: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Surface>
          <Story />
        </Surface>
      </div>
    ),
  ],
} satisfies Meta<typeof FactList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!visual'] }

export const Matrix: Story = {}

/** A value that needs the whole line takes it. */
export const LongValues: Story = {
  args: {
    facts: [
      { term: 'Payment method', value: 'Visa ending in 4242' },
      { term: 'Reward', value: 'Free spins of the Lantern Festival, third evening, first place' },
      { term: 'Status', value: <Badge tone="success">Completed</Badge> },
    ],
  },
}
