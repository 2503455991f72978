import type { Meta, StoryObj } from '@storybook/react-vite'
import { bitcoinAddress, bitcoinFor, bitcoinNetworkFee, bitcoinUri } from '@lagoon/contract/demo/bitcoin'
import { demoPackages } from '@lagoon/contract/demo/packages'
import { expect } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { CryptoInvoice } from './CryptoInvoice.tsx'

const { amount } = bitcoinFor(demoPackages.harbor.price)

const meta = {
  title: 'Patterns/CryptoInvoice',
  component: CryptoInvoice,
  args: {
    currencyCode: 'BTC',
    network: 'Bitcoin',
    paymentId: '0192f7b1-0c42-7f6e-b2d8-91a7c4e05f13',
    amount,
    networkFee: bitcoinNetworkFee,
    address: bitcoinAddress,
    uri: bitcoinUri(amount),
    issuedAt: '2026-03-02T08:48:00Z',
    expiresAt: '2026-03-02T09:18:00Z',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '48rem' }}>
        <Surface>
          <Story />
        </Surface>
      </div>
    ),
  ],
} satisfies Meta<typeof CryptoInvoice>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Half of the time left; almost none left, with a long address. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="broad">
      <CryptoInvoice {...args} />
      <CryptoInvoice
        {...args}
        currencyCode="XMR"
        network="Monero"
        amount="0.128400000000"
        networkFee="0.000030720000"
        address="888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H"
        expiresAt="2026-03-02T09:00:42Z"
      />
    </Stack>
  ),
}

/** The code stays dark on light, the time that is left is seen. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** What is copied is the whole amount and the whole address, as the provider wrote them. */
export const CopiedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy amount' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus()
  },
}
