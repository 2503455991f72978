import type { Meta, StoryObj } from '@storybook/react-vite'
import { coveInCanada, demoPackages, longPackage } from '@lagoon/contract/demo/packages'
import type { PackagesView } from '@lagoon/domain/wallet/packages/packages.state'
import { fn } from 'storybook/test'
import { harbor, offerOf, reducedOfferOf } from '@lagoon/domain/testing/packageSample'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { insideMain } from '../../../testing/insideMain.tsx'
import { Packages } from './Packages.tsx'

const rockPool = offerOf(demoPackages.rockPool)
const cove = offerOf(demoPackages.cove)
const strait = offerOf(demoPackages.strait)
const openSea = offerOf(demoPackages.openSea)
const filled: Extract<PackagesView, { state: 'filled' }> = {
  state: 'filled',
  packages: [rockPool, cove, harbor, strait, { ...openSea, isBestValue: true }],
  hasCustomRecharge: true,
  marks: ['visa', 'mastercard', 'skrill', 'btc', 'eth', 'usdt'],
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
export const Filled: Story = { tags: ['day', 'day-desktop'] }

/** The packages are on their way; their places are kept. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nothing is for sale right now. */
export const None: Story = { args: { view: { state: 'none' } } }

/** Two packages cost less than usual: both prices stand there, and the discount. */
export const Discounted: Story = {
  args: {
    view: {
      ...filled,
      packages: [rockPool, reducedOfferOf(demoPackages.cove, 10), reducedOfferOf(demoPackages.harbor, 20), strait],
    },
  },
}

/** Some packages bring sweep tokens too, at no charge. */
export const ExtraSweepTokens: Story = {
  args: {
    view: {
      ...filled,
      packages: [cove, harbor, strait, openSea],
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
        harbor,
        reducedOfferOf(demoPackages.regatta, 20, { availability: 'SOLD_OUT' }),
        { ...offerOf(demoPackages.winterLights), availability: 'EXPIRED' },
      ],
    },
  },
}

/** One is for a first purchase, one is sold once to each player, and one has a real end: it says when. */
export const LimitedOffers: Story = {
  args: {
    view: {
      ...filled,
      packages: [
        { ...cove, isFirstPurchaseOnly: true },
        { ...offerOf(demoPackages.regatta), isOncePerPlayer: true },
        reducedOfferOf(demoPackages.winterLights, 10, { endsAt: '2026-03-09T17:00:00Z' }),
      ],
    },
  },
}

/** A payment was begun and is not paid: it can be gone on with before another one is begun. */
export const PaymentOpen: Story = { args: { view: { ...filled, openPayment: { paymentId: 'pay-1', item: harbor.name } } } }

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
      marks: ['visa'],
      packages: [offerOf({ ...demoPackages.cove, price: coveInCanada }), reducedOfferOf(longPackage, 25)],
    },
  },
}
