import type { Meta, StoryObj } from '@storybook/react-vite'
import { coveInCanada, demoCoupon, demoPackages, longPackage } from '@lagoon/contract/demo/packages'
import { offerOf, reducedOfferOf } from '@lagoon/domain/testing/packageSample'
import type { PackageOffer } from '@lagoon/domain/wallet/packages/packages.state'
import { Action } from '../Action/Action.tsx'
import { PackageCard } from './PackageCard.tsx'

const { rockPool, cove, harbor, regatta, winterLights } = demoPackages
/** An offer as its card takes it. */
const cardOf = ({ name, art, tokens, extras, price, finalAmount, discountPercent, bonusPercent, perThousand }: PackageOffer) => ({
  name,
  art,
  tokens,
  extras,
  discountPercent,
  bonusPercent,
  perThousand,
  currency: price.currency,
  price: price.minor,
  finalAmount: finalAmount.minor,
})

const meta = {
  title: 'Patterns/PackageCard',
  component: PackageCard,
  args: {
    ...cardOf(reducedOfferOf(harbor, demoCoupon.discountPercent)),
    action: <Action href="/profile?tab=packages&package=harbor">Choose</Action>,
  },
} satisfies Meta<typeof PackageCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { render: (args) => <div style={{ maxWidth: '20rem' }}>{<PackageCard {...args} />}</div> }

/** Plain, with extra sweep tokens, discounted and of best value, with terms and an end, sold out, expired; in both currencies. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' }}>
      <PackageCard {...cardOf(offerOf(rockPool))} action={args.action} />
      <PackageCard {...cardOf(offerOf(harbor))} action={args.action} />
      <PackageCard {...args} isBestValue />
      <PackageCard {...cardOf(offerOf(cove))} action={args.action} terms={['First purchase only']} endsAt="2026-03-09T17:00:00Z" />
      <PackageCard {...cardOf(offerOf({ ...cove, price: coveInCanada }))} action={args.action} />
      <PackageCard {...cardOf(offerOf(regatta))} action={args.action} unavailable="soldOut" />
      <PackageCard {...cardOf(offerOf(winterLights))} action={args.action} unavailable="expired" />
    </div>
  ),
}

/** A long name and large amounts in a narrow place; what a thousand cost is too little to be said. */
export const LongName: Story = {
  render: (args) => (
    <div style={{ maxWidth: '15rem' }}>
      <PackageCard {...cardOf(reducedOfferOf(longPackage, demoCoupon.discountPercent, { bonusPercent: 1_240 }))} action={args.action} />
    </div>
  ),
}
