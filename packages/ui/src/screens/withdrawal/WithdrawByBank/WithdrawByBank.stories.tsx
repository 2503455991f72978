import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoBank } from '@lagoon/contract/demo/payouts'
import { expect, fn } from 'storybook/test'
import { sampleRequest } from '../withdrawalSample.ts'
import { WithdrawByBank } from './WithdrawByBank.tsx'

const meta = {
  title: 'Screens/Withdrawal/Withdraw By Bank',
  component: WithdrawByBank,
  args: { view: { state: 'filling', request: sampleRequest('BANK'), refusals: [] }, onSubmit: fn() },
  parameters: { spec: ['§5.11', '§3.8'] },
} satisfies Meta<typeof WithdrawByBank>
export default meta
type Story = StoryObj<typeof meta>

const filled = {
  accountHolder: "Marina O'Hara",
  accountNumber: '000123456789',
  routingNumber: demoBank.routingNumber,
  bankName: demoBank.name,
}

/** The player chose the bank and has typed nothing yet. */
export const Empty: Story = {}

/** Everything was wrong at once; each field says why, and the first one has the focus. */
export const EveryFieldInvalid: Story = {
  args: { initialValues: { accountHolder: '', bankName: 'Harbour <Savings>', routingNumber: '02100002', accountNumber: '12' } },
  parameters: { spec: ['§5.11', '§5.16'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request withdrawal' }))
    const holder = canvas.getByRole('textbox', { name: 'Account holder name' })
    await expect(holder).toHaveFocus()
    await expect(holder).toHaveAccessibleDescription('Enter the name on the account.')
    await expect(canvas.getByRole('textbox', { name: 'Routing number' })).toHaveAccessibleDescription(/valid 9-digit routing number/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Everything is there. */
export const Filled: Story = { args: { initialValues: filled } }

/** A long bank and a long number stay inside their fields. */
export const FilledLong: Story = {
  args: {
    initialValues: {
      ...filled,
      accountHolder: 'Wilhelmina Aleksandra Featherstonehaugh Ó Néill',
      bankName: 'Friends of the Outer Harbour Savings Cooperative, Port Example',
      accountNumber: 'MT84MALT011000012345MTLCAST001S',
    },
  },
}

/** The bank's register does not know the routing number; the server says so at the field. */
export const RefusedByServer: Story = {
  args: {
    initialValues: { ...filled, routingNumber: demoBank.unknownRoutingNumber },
    view: {
      state: 'filling',
      request: sampleRequest('BANK'),
      refusals: [{ field: 'routingNumber', code: 'unknownToTheBank', message: 'No bank has this routing number. Check the last digit.' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Routing number' })).toHaveAccessibleDescription(/No bank has this routing number/)
  },
}

/** By keyboard: the numbers go out without their gaps. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  args: { initialValues: { ...filled, accountNumber: '0001 2345 6789' } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Account number' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(filled)
  },
}
