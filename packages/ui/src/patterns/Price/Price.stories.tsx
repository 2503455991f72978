import type { Meta, StoryObj } from '@storybook/react-vite'
import { coveInCanada, demoPackages, longPackage } from '@lagoon/contract/demo/packages'
import { currencies as domainCurrencies, type Currency as DomainCurrency } from '@lagoon/contract/money/price'
import { expect } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { currencies, type Currency } from './formatPrice.ts'
import { Price } from './Price.tsx'
import { sizes } from './Price.css.ts'

const meta = {
  title: 'Patterns/Price',
  component: Price,
  args: { ...demoPackages.harbor.price, size: 'title', showCode: true },
  argTypes: {
    minor: { control: false },
    currency: { control: 'inline-radio', options: currencies },
    size: { control: 'select', options: sizes },
  },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Every size in both currencies, alone and beside the price before a discount. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="close">
      {sizes.map((size) => (
        <Stack key={size} direction="row" gap="roomy" align="baseline" isWrapping>
          <Price {...longPackage.price} size={size} showCode />
          <Price {...coveInCanada} size={size} showCode />
          <Price {...demoPackages.harbor.price} size={size} isBefore />
        </Stack>
      ))}
    </Stack>
  ),
}

const sameWords: (currency: Currency) => DomainCurrency = (currency) => currency
const sameWordsBack: (currency: DomainCurrency) => Currency = (currency) => currency

/** The patterns know no domain, so they keep a list of their own; here both are proved to be one. */
export const CurrenciesAreTheDomains: Story = {
  tags: ['!visual'],
  play: async () => {
    await expect(currencies.map(sameWords)).toEqual(domainCurrencies.map(sameWordsBack))
  },
}
