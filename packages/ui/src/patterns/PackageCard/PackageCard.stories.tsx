import type { Meta, StoryObj } from '@storybook/react-vite'
import { Action } from '../Action/Action.tsx'
import { PackageCard } from './PackageCard.tsx'

const meta = {
  title: 'Patterns/PackageCard',
  component: PackageCard,
  args: {
    name: 'Harbour',
    tokens: { kind: 'GAME', minor: 2_500_000n },
    extraSweepTokens: 2_000n,
    currency: 'USD',
    price: 1_999n,
    finalAmount: 1_599n,
    discountPercent: 20,
    action: <Action href="/profile?tab=packages&package=harbour">Choose</Action>,
  },
} satisfies Meta<typeof PackageCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { render: (args) => <div style={{ maxWidth: '20rem' }}>{<PackageCard {...args} />}</div> }

/** Plain, with extra sweep tokens, discounted, sold out, expired; in both currencies. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' }}>
      <PackageCard {...args} name="Rock pool" extraSweepTokens={undefined} finalAmount={499n} price={499n} discountPercent={undefined} />
      <PackageCard {...args} finalAmount={1_999n} discountPercent={undefined} />
      <PackageCard {...args} />
      <PackageCard {...args} name="Cove" currency="CAD" finalAmount={2_599n} price={2_599n} discountPercent={undefined} />
      <PackageCard {...args} name="Regatta" unavailable="soldOut" />
      <PackageCard {...args} name="Winter lights" unavailable="expired" />
    </div>
  ),
}

/** A long name and large amounts in a narrow place. */
export const LongName: Story = {
  render: (args) => (
    <div style={{ maxWidth: '15rem' }}>
      <PackageCard
        {...args}
        name="Midsummer regatta of the northern harbours"
        tokens={{ kind: 'GAME', minor: 123_456_789_000n }}
        extraSweepTokens={1_234_567n}
        price={199_999n}
        finalAmount={149_999n}
        discountPercent={25}
      />
    </div>
  ),
}
