import type { Meta, StoryObj } from '@storybook/react-vite'
import { bitcoinAddress, bitcoinFor, bitcoinNetworkFee, bitcoinUri } from '@lagoon/contract/demo/bitcoin'
import { demoPackages, tokensOf } from '@lagoon/contract/demo/packages'
import type { CryptoInvoice, PayByCryptoView, QuotedCryptoCurrency } from '@lagoon/domain/wallet/payments/payByCrypto.state'
import { expect, fn } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { PayByCrypto } from './PayByCrypto.tsx'

const { harbor } = demoPackages
const { amount, received, missing } = bitcoinFor(harbor.price)
const bitcoin: QuotedCryptoCurrency = {
  id: 'BTC',
  code: 'BTC',
  name: 'Bitcoin',
  network: 'Bitcoin',
  amount,
  networkFee: bitcoinNetworkFee,
}
const currencies: readonly QuotedCryptoCurrency[] = [
  bitcoin,
  { id: 'ETH', code: 'ETH', name: 'Ether', network: 'Ethereum', amount: '0.00591284', networkFee: '0.00008' },
  { id: 'USDT-TRC20', code: 'USDT', name: 'Tether', network: 'Tron (TRC-20)', amount: '19.99', networkFee: '1.2' },
  { id: 'LTC', code: 'LTC', name: 'Litecoin', network: 'Litecoin', amount: '0.18412', networkFee: '0.0001' },
]
const order: PayByCryptoView['order'] = {
  name: harbor.name,
  price: harbor.price,
  tokens: tokensOf(harbor),
  art: 'JAR',
}
const invoice: CryptoInvoice = {
  paymentId: '0192f7b1-0c42-7f6e-b2d8-91a7c4e05f13',
  currency: bitcoin,
  amount,
  networkFee: bitcoinNetworkFee,
  address: bitcoinAddress,
  uri: bitcoinUri(amount),
  issuedAt: '2026-03-02T09:00:00Z',
  expiresAt: '2026-03-02T09:30:00Z',
}

const meta = {
  title: 'Screens/Wallet/Pay By Crypto',
  component: PayByCrypto,
  args: { view: { state: 'invoice', order, invoice }, onChoose: fn(), onStartAgain: fn(), onCancel: fn() },
  parameters: { spec: '§3.9' },
  decorators: [insideMain],
} satisfies Meta<typeof PayByCrypto>
export default meta
type Story = StoryObj<typeof meta>

/** The player chooses which currency to send, each with its network. */
export const ChooseCurrency: Story = {
  args: { view: { state: 'chooseCurrency', order, currencies, isSubmitting: false }, initialCurrency: 'BTC' },
}

/** The invoice is fresh: address, amount, network fee and the whole waiting time. */
export const InvoiceAddressAmountNetworkFee: Story = { tags: ['day'] }

/** Most of the waiting time has passed, and the price holds for four minutes more. */
export const CountingDown: Story = {
  args: {
    view: {
      state: 'invoice',
      order,
      invoice: { ...invoice, issuedAt: '2026-03-02T08:34:12Z', expiresAt: '2026-03-02T09:04:12Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4:12')).toBeVisible()
  },
}

/** The waiting time went by without a payment; a new address can be had. */
export const Expired: Story = {
  args: { view: { state: 'expired', order, invoice } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get new address' }))
    await expect(args.onStartAgain).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Get new address' }).blur()
  },
}

/** The player sent less than was asked for; the invoice now asks for the rest. */
export const Underpaid: Story = {
  args: {
    view: {
      state: 'underpaid',
      order,
      received,
      invoice: {
        ...invoice,
        amount: missing,
        uri: bitcoinUri(missing),
        issuedAt: '2026-03-02T08:47:30Z',
        expiresAt: '2026-03-02T09:17:30Z',
      },
    },
  },
}

/** The network has seen the payment and confirms it; nothing is to be sent any more. */
export const Processing: Story = {
  args: { view: { state: 'processing', order, invoice, confirmations: 1, minConfirmations: 2 } },
}

/** Money came after its time, or too little of it in time: a person looks at it, and nothing more is to be sent. */
export const UnderReview: Story = { args: { view: { state: 'underReview', order, invoice } } }

/** The time is over by the clock, before the server has said so: nothing is to be sent any more. */
export const TimeIsOver: Story = {
  tags: ['!visual'],
  args: { view: { state: 'invoice', order, invoice: { ...invoice, issuedAt: '2026-03-02T08:29:00Z', expiresAt: '2026-03-02T08:59:00Z' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Time’s up')).toBeVisible()
    await expect(canvas.queryByText(bitcoinAddress)).toBeNull()
  },
}

/** The payment arrived, and the tokens are in the wallet. */
export const Confirmed: Story = { args: { view: { state: 'confirmed', order, invoice } } }

/** The payment provider holds the payment back; the player knows what it means and whom to ask. */
export const Blocked: Story = { args: { view: { state: 'blocked', order, invoice } } }

/** Without a choice there is no address; it is said where the choice is. */
export const CurrencyMissing: Story = {
  tags: ['!visual'],
  args: { view: { state: 'chooseCurrency', order, currencies, isSubmitting: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get address' }))
    await expect(canvas.getByText('Choose a currency.')).toBeVisible()
    await expect(args.onChoose).not.toHaveBeenCalled()
    canvas.getByRole('radio', { name: /^Bitcoin/ }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Get address' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ id: 'ETH' })
  },
}
