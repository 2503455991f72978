import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoBank } from '@lagoon/contract/demo/payouts'
import { expect, fn } from 'storybook/test'
import { sampleStep } from '../withdrawalSample.ts'
import { WithdrawByBank } from './WithdrawByBank.tsx'

const meta = {
  title: 'Screens/Withdrawal/Withdraw By Bank',
  component: WithdrawByBank,
  args: { view: { state: 'bank', ...sampleStep('BANK'), country: 'US', refusals: [] }, onSubmit: fn() },
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
  args: { initialValues: { accountHolder: '', bankName: 'Harbor <Savings>', routingNumber: '02100002', accountNumber: '12' } },
  parameters: { spec: ['§5.11', '§5.16'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }))
    const holder = canvas.getByRole('textbox', { name: 'Account holder name' })
    await expect(holder).toHaveFocus()
    await expect(holder).toHaveAccessibleDescription('Enter the name on the account.')
    await expect(canvas.getByRole('textbox', { name: 'Routing number' })).toHaveAccessibleDescription(/all 9 digits/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Everything is there. */
export const Filled: Story = { tags: ['day'], args: { initialValues: filled } }

/** A long bank and a long number stay inside their fields. */
export const FilledLong: Story = {
  args: {
    initialValues: {
      ...filled,
      accountHolder: 'Wilhelmina Aleksandra Featherstonehaugh Ó Néill',
      bankName: 'Friends of the Outer Harbor Savings Cooperative, Port Example',
      accountNumber: '99887766554433221100',
    },
  },
}

/** One digit of the routing number is wrong, and it is said which check does not hold. */
export const CheckDigitWrong: Story = {
  args: { initialValues: { ...filled, routingNumber: demoBank.unknownRoutingNumber } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }))
    await expect(canvas.getByRole('textbox', { name: 'Routing number' })).toHaveAccessibleDescription(/check digit doesn’t match/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The player lives in Canada: no check digit, and another way to read the number. */
export const InCanada: Story = {
  args: { view: { state: 'bank', ...sampleStep('BANK'), country: 'CA', refusals: [] } },
}

/** The player lives where banks have IBANs; a wrong character is said as such. */
export const IbanWrong: Story = {
  args: {
    view: { state: 'bank', ...sampleStep('BANK'), hasAccounts: true, country: 'DE', refusals: [] },
    initialValues: { accountHolder: 'Jana Voss', bankName: 'Elbe Bank', accountNumber: 'DE88 3704 0044 0532 0130 00' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }))
    await expect(canvas.getByRole('textbox', { name: 'IBAN' })).toHaveAccessibleDescription(/check digits don’t match/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The server refuses a field, and says so at it. */
export const RefusedByServer: Story = {
  args: {
    initialValues: filled,
    view: {
      state: 'bank',
      ...sampleStep('BANK'),
      country: 'US',
      refusals: [
        { field: 'accountHolder', code: 'notYours', message: 'This isn’t your verified name. We only pay out to your own accounts.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Account holder name' })).toHaveAccessibleDescription(/isn’t your verified name/)
  },
}

/** The provider does not answer; what was typed is still there. */
export const ProviderUnavailable: Story = {
  args: { initialValues: filled, view: { state: 'bank', ...sampleStep('BANK'), country: 'US', refusals: [], isProviderDown: true } },
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
