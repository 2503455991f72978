import type { Meta, StoryObj } from '@storybook/react-vite'
import { bitcoinAddress, bitcoinFor, bitcoinNetworkFee, bitcoinUri } from '@lagoon/contract/demo/bitcoin'
import { demoPackages, tokensOf } from '@lagoon/contract/demo/packages'
import type { PayView } from '@lagoon/domain/wallet/payments/pay.state'
import { expect, fn, waitFor } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { CardFormSample } from '../CardFormSample.tsx'
import { cardPayment, waitingStages } from '../paymentSample.ts'
import { Pay } from './Pay.tsx'

const payment = { ...cardPayment, method: 'Card', timeline: waitingStages }
/** A page of its own in the story: no provider stands behind it. */
const url = `${globalThis.location.origin}/covers/package-jar.svg`
const frame: PayView = { state: 'frame', payment, url, isCancelling: false }
const { harbor } = demoPackages
const { amount } = bitcoinFor(harbor.price)

const meta = {
  title: 'Screens/Wallet/Pay',
  component: Pay,
  args: {
    view: frame,
    onRetry: fn(),
    onFinished: fn(),
    onClosed: fn(),
    onReopen: fn(),
    onGoToProvider: fn(),
    onDone: fn(),
    onCancel: fn(),
    onStartAgain: fn(),
  },
  parameters: { spec: ['§3.9', '§4.10'] },
  decorators: [insideMain],
} satisfies Meta<typeof Pay>
export default meta
type Story = StoryObj<typeof meta>

/** The card is entered in the provider's own frame, beside what is bought. */
export const Frame: Story = {
  tags: ['day'],
  args: {
    frame: (
      <Surface padding="roomy">
        <CardFormSample />
      </Surface>
    ),
  },
}

/** The player left the card form and can open it again. */
export const FrameClosed: Story = {
  args: { view: { state: 'frameClosed', payment, url, isCancelling: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it again' }))
    await expect(args.onReopen).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Open it again' }).blur()
  },
}

/** A payment that is made on the provider's page is gone on with. */
export const AtProvider: Story = {
  args: { view: { state: 'atProvider', payment: { ...payment, method: 'Skrill' }, url: 'https://pay.example.com', isCancelling: false } },
}

/** Nothing is left to do; the return page follows by itself. */
export const Done: Story = {
  args: { view: { state: 'done', payment, isCancelling: false } },
  play: async ({ args }) => {
    await expect(args.onDone).toHaveBeenCalled()
  },
}

/** No such payment of this player. */
export const PaymentNotFound: Story = { args: { view: { state: 'paymentNotFound' } } }

/** The payment is asked for. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered; the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } }, play: triesAgain }

/** A payment in crypto stands at the same address. */
export const Invoice: Story = {
  tags: ['!visual'],
  args: {
    view: {
      state: 'invoice',
      order: { name: harbor.name, price: harbor.price, tokens: tokensOf(harbor), art: 'JAR' },
      invoice: {
        paymentId: 'pay-1',
        currency: { id: 'BTC', code: 'BTC', name: 'Bitcoin', network: 'Bitcoin' },
        amount,
        networkFee: bitcoinNetworkFee,
        address: bitcoinAddress,
        uri: bitcoinUri(amount),
        issuedAt: '2026-03-02T09:00:00Z',
        expiresAt: '2026-03-02T09:30:00Z',
      },
      isCancelling: false,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel payment' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

const say = (data: unknown, source: Window | null, origin: string) =>
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }))

/** Only the frame itself, on its own origin, is heard; and only in the words of the wire. */
export const FrameIsHeard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas }) => {
    const element = canvas.getByTitle(/Card details/) as HTMLIFrameElement
    const { origin } = new URL(url)
    say({ type: 'finished' }, element.contentWindow, 'https://evil.example')
    say({ type: 'finished' }, window, origin)
    say({ type: 'finished', and: 'more' }, null, origin)
    say({ type: 'paid' }, element.contentWindow, origin)
    await expect(args.onFinished).not.toHaveBeenCalled()
    say({ type: 'resize', height: 612.4 }, element.contentWindow, origin)
    await waitFor(() => expect(element.height).toBe('613'))
    say({ type: 'finished' }, element.contentWindow, origin)
    say({ type: 'closed' }, element.contentWindow, origin)
    await expect(args.onFinished).toHaveBeenCalledOnce()
    await expect(args.onClosed).toHaveBeenCalledOnce()
  },
}
