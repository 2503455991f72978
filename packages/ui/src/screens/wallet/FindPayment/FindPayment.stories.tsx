import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoPackages } from '@lagoon/contract/demo/packages'
import type { FoundPayment, PaymentMemory } from '@lagoon/domain/wallet/payments/findPayment.state'
import { expect, fn } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { cardPayment, failedStages, harborTokens, waitingStages } from '../paymentSample.ts'
import { FindPayment } from './FindPayment.tsx'

const pending: FoundPayment = { payment: { ...cardPayment, timeline: waitingStages }, standing: { state: 'pending' } }
const paid: FoundPayment = { payment: cardPayment, standing: { state: 'paid', received: harborTokens } }
const notPaid: FoundPayment = { payment: { ...cardPayment, timeline: failedStages }, standing: { state: 'notPaid', reason: 'DECLINED' } }
const searched: PaymentMemory = { by: 'sum', amount: demoPackages.harbor.price.minor, currency: 'USD', day: '2026-03-02' }
const none = { state: 'none' } as const

const meta = {
  title: 'Screens/Wallet/Find Payment',
  component: FindPayment,
  args: {
    view: { state: 'asking', isSearching: false, refusals: [] },
    onFind: fn(),
    onChoose: fn(),
    onOpenTicket: fn(),
    onStartAgain: fn(),
  },
  parameters: { spec: ['§3.7', '§3.11', '§4.9'] },
  decorators: [insideMain],
} satisfies Meta<typeof FindPayment>
export default meta
type Story = StoryObj<typeof meta>

/** The player says what they remember: a sum and a day, or a number. */
export const Asking: Story = {}

/** Nothing was filled in; each field says what it needs. */
export const FieldsInvalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'What you paid' }), '1e3')
    await userEvent.click(canvas.getByRole('button', { name: 'Find payment' }))
    await expect(canvas.getByRole('textbox', { name: 'What you paid' })).toHaveAccessibleDescription(/Enter a valid amount/)
    await expect(canvas.getByText('Enter the date you paid.')).toBeVisible()
    await expect(args.onFind).not.toHaveBeenCalled()
  },
}

/** By the number of the provider’s email. */
export const ByNumber: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By ID' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Payment ID or provider’s reference' }), ' 7110000000003411 ')
    await userEvent.click(canvas.getByRole('button', { name: 'Find payment' }))
    await expect(args.onFind).toHaveBeenCalledWith({ by: 'reference', reference: '7110000000003411' })
  },
}

/** The player looks at the other way to find it, and comes back to what was typed. */
export const LooksAtTheOtherWay: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'What you paid' }), '19.99')
    await userEvent.click(canvas.getByRole('radio', { name: 'By ID' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Payment ID or provider’s reference' }), '711')
    await userEvent.click(canvas.getByRole('radio', { name: 'By amount and day' }))
    await expect(canvas.getByRole('textbox', { name: 'What you paid' })).toHaveValue('19.99')
    await userEvent.click(canvas.getByRole('radio', { name: 'By ID' }))
    await expect(canvas.getByRole('textbox', { name: 'Payment ID or provider’s reference' })).toHaveValue('711')
  },
}

/** The player searches again: what was asked for is there to be checked. */
export const SearchesAgain: Story = {
  tags: ['!visual'],
  args: { view: { state: 'asking', isSearching: false, refusals: [], last: searched } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'What you paid' })).toHaveValue('19.99')
    await userEvent.click(canvas.getByRole('button', { name: 'Find payment' }))
    await expect(args.onFind).toHaveBeenCalledWith(searched)
  },
}

/** No payment fits: the player can search again, or hand it to support as it is. */
export const NothingFound: Story = {
  args: {
    view: {
      state: 'nothingFound',
      memory: searched,
      ticket: none,
    },
  },
}

/** Two payments fit; the player says which one it is. */
export const SeveralFound: Story = {
  args: { view: { state: 'severalFound', found: [pending, { ...notPaid, payment: { ...notPaid.payment, paymentId: 'pay_2' } }] } },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^This one/ })
    if (first === undefined) throw new Error('there is nothing to choose')
    await userEvent.click(first)
    await expect(args.onChoose).toHaveBeenCalledWith({ id: cardPayment.paymentId })
    first.blur()
  },
}

/** It was paid, and the tokens are there. */
export const FoundPaid: Story = { tags: ['day'], args: { view: { state: 'found', ...paid, isAsking: false, ticket: none } } }

/** The provider was asked just now and has not confirmed it. One press hands it to support, with everything filled in. */
export const FoundPending: Story = {
  args: { view: { state: 'found', ...pending, isAsking: false, ticket: none } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it to support' }))
    await expect(args.onOpenTicket).toHaveBeenCalledWith({
      title: expect.stringContaining('Payment of'),
      comments: expect.stringContaining(cardPayment.paymentId),
    })
    canvas.getByRole('button', { name: 'Send it to support' }).blur()
  },
}

/** The provider says that it was declined. */
export const FoundNotPaid: Story = { args: { view: { state: 'found', ...notPaid, isAsking: false, ticket: none } } }

/** Support has it. */
export const TicketOpened: Story = {
  args: { view: { state: 'found', ...pending, isAsking: false, ticket: { state: 'opened', ticketId: 'T-4821-7730' } } },
}
