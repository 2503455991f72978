import type { Meta, StoryObj } from '@storybook/react-vite'
import { coveInCanada, demoCoupon, demoPackages, discounted, longPackage, type DemoPackage } from '@lagoon/contract/demo/packages'
import { offerOf } from '@lagoon/domain/testing/packageSample'
import { Action } from '../Action/Action.tsx'
import { PackageCard } from './PackageCard.tsx'

const { rockPool, cove, harbor, regatta, winterLights } = demoPackages
/** A package as its card takes it, without a discount. */
const cardOf = (sold: DemoPackage) => {
  const { name, art, tokens, extras, price, bonusPercent, perThousand } = offerOf(sold)
  return { name, art, tokens, extras, bonusPercent, perThousand, currency: price.currency, price: price.minor, finalAmount: price.minor }
}

const meta = {
  title: 'Patterns/PackageCard',
  component: PackageCard,
  args: {
    ...cardOf(harbor),
    finalAmount: discounted(harbor.price, demoCoupon.discountPercent).minor,
    discountPercent: demoCoupon.discountPercent,
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
      <PackageCard {...cardOf(rockPool)} action={args.action} />
      <PackageCard {...cardOf(harbor)} action={args.action} />
      <PackageCard {...args} isBestValue />
      <PackageCard {...cardOf(cove)} action={args.action} terms={['First purchase only']} endsAt="2026-03-09T17:00:00Z" />
      <PackageCard {...cardOf({ ...cove, price: coveInCanada })} action={args.action} />
      <PackageCard {...cardOf(regatta)} action={args.action} unavailable="soldOut" />
      <PackageCard {...cardOf(winterLights)} action={args.action} unavailable="expired" />
    </div>
  ),
}

/** A long name and large amounts in a narrow place. */
export const LongName: Story = {
  render: (args) => (
    <div style={{ maxWidth: '15rem' }}>
      <PackageCard
        {...cardOf(longPackage)}
        action={args.action}
        finalAmount={discounted(longPackage.price, demoCoupon.discountPercent).minor}
        discountPercent={demoCoupon.discountPercent}
      />
    </div>
  ),
}
