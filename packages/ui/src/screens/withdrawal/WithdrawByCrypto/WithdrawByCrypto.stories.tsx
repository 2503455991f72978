import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleCurrencies, sampleStep } from '../withdrawalSample.ts'
import { WithdrawByCrypto } from './WithdrawByCrypto.tsx'

const meta = {
  title: 'Screens/Withdrawal/Withdraw By Crypto',
  component: WithdrawByCrypto,
  args: {
    view: { state: 'crypto', ...sampleStep('CRYPTO'), refusals: [], currencies: sampleCurrencies },
    onSubmit: fn(),
  },
  parameters: { spec: ['§5.11', '§3.8'] },
} satisfies Meta<typeof WithdrawByCrypto>
export default meta
type Story = StoryObj<typeof meta>

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

/** The player chose crypto and has typed nothing yet. */
export const Empty: Story = {}

/** An address is there, but no currency was chosen. */
export const NoCurrency: Story = {
  args: { initialValues: { address } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await expect(canvas.getByText('Choose a currency.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Currency/ })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** An address of Ethereum for a currency on Bitcoin: caught before anything is sent. */
export const BadAddress: Story = {
  args: { initialValues: { currency: 'BTC', address: '0x52908400098527886E0F7030069857D2E4169EE7' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    const field = canvas.getByRole('textbox', { name: /^Wallet address/ })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/another network/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** A letter of the address is wrong: its checksum says so. */
export const ChecksumWrong: Story = {
  args: { initialValues: { currency: 'BTC', address: address.replace('5mdq', '5mdp') } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await expect(canvas.getByRole('textbox', { name: /^Wallet address/ })).toHaveAccessibleDescription(/checksum doesn’t match/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Currency and address fit each other. */
export const Filled: Story = { tags: ['day'], args: { initialValues: { currency: 'BTC', address } } }

/** By keyboard: Enter in the address sends both. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  args: { initialValues: { currency: 'BTC', address } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: /^Wallet address/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ currency: 'BTC', address })
  },
}
