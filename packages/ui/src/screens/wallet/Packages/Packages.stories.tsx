import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@lagoon/contract/money/money'
import type { PackagesView } from '@lagoon/domain/wallet/packages/packages.state'
import { fn } from 'storybook/test'
import { harbour, samplePackage } from '@lagoon/domain/testing/packageSample'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { insideMain } from '../../../testing/insideMain.tsx'
import { Packages } from './Packages.tsx'

const usd = (cents: bigint) => ({ currency: 'USD', minor: minor(cents) }) as const
const rockPool = samplePackage('Rock pool', 500_000n, 499n)
const cove = samplePackage('Cove', 1_000_000n, 999n)
const strait = samplePackage('Strait', 5_500_000n, 3_999n)
const openSea = samplePackage('Open sea', 15_000_000n, 9_999n, { extraSweepTokens: minor(10_000n) })

const filled: Extract<PackagesView, { state: 'filled' }> = {
  state: 'filled',
  packages: [rockPool, cove, samplePackage('Harbour', 2_500_000n, 1_999n), strait],
  hasCustomRecharge: true,
}

const meta = {
  title: 'Screens/Wallet/Packages',
  component: Packages,
  args: { view: filled, onRetry: fn() },
  parameters: { spec: ['§3.10', '§9.7'] },
  decorators: [insideMain],
} satisfies Meta<typeof Packages>
export default meta
type Story = StoryObj<typeof meta>

/** The player compares what is for sale, or sets an amount of their own. */
export const Filled: Story = {}

/** The packages are on their way; their places are kept. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nothing is for sale right now; rewards bring tokens without a price. */
export const None: Story = { args: { view: { state: 'none' } } }

/** Two packages cost less than usual: both prices stand there, and the discount. */
export const Discounted: Story = {
  args: {
    view: {
      ...filled,
      packages: [
        rockPool,
        { ...cove, discountPercent: 10, finalAmount: usd(899n) },
        { ...harbour, discountPercent: 20, finalAmount: usd(1_599n) },
        strait,
      ],
    },
  },
}

/** Some packages bring sweep tokens too, at no charge. */
export const ExtraSweepTokens: Story = {
  args: {
    view: {
      ...filled,
      packages: [{ ...cove, extraSweepTokens: minor(500n) }, harbour, { ...strait, extraSweepTokens: minor(4_500n) }, openSea],
    },
  },
}

/** One package is sold out and one offer has ended; both say so instead of leaving without a word. */
export const SoldOutExpired: Story = {
  args: {
    view: {
      ...filled,
      packages: [
        rockPool,
        harbour,
        samplePackage('Regatta', 4_000_000n, 2_499n, {
          availability: 'SOLD_OUT',
          discountPercent: 20,
          finalAmount: usd(1_999n),
        }),
        samplePackage('Winter lights', 8_000_000n, 5_999n, { availability: 'EXPIRED', extraSweepTokens: minor(6_000n) }),
      ],
    },
  },
}

/** The packages could not be fetched; the player can ask again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** A player in Canada sees Canadian dollars; a long name and large amounts hold. */
export const CanadianDollars: Story = {
  args: {
    view: {
      state: 'filled',
      hasCustomRecharge: false,
      packages: [
        { ...cove, price: { currency: 'CAD', minor: minor(1_299n) }, finalAmount: { currency: 'CAD', minor: minor(1_299n) } },
        samplePackage('Midsummer regatta of the northern harbours', 123_456_789_000n, 0n, {
          price: { currency: 'CAD', minor: minor(199_999n) },
          finalAmount: { currency: 'CAD', minor: minor(149_999n) },
          discountPercent: 25,
          extraSweepTokens: minor(1_234_567n),
        }),
      ],
    },
  },
}
