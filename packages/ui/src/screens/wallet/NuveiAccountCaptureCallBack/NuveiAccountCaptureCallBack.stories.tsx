import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { NuveiAccountCaptureCallBack } from './NuveiAccountCaptureCallBack.tsx'

const meta = {
  title: 'Screens/Wallet/Nuvei Account Capture Call Back',
  component: NuveiAccountCaptureCallBack,
  args: {
    view: {
      state: 'accountLinked',
      account: { id: 'pa_3', way: 'CARD', label: 'Visa debit ending in 4242', waitsUntil: '2026-03-03T08:59:00Z' },
      linkedAt: '2026-03-02T08:59:00Z',
    },
    onCheck: fn(),
    onRetry: fn(),
  },
  parameters: { spec: ['§2.6', '§4.10'] },
} satisfies Meta<typeof NuveiAccountCaptureCallBack>
export default meta
type Story = StoryObj<typeof meta>

/** The card is linked, and the player can withdraw to it. */
export const AccountLinked: Story = { tags: ['day'] }

/** The provider still checks the account with the bank. */
export const Pending: Story = { args: { view: { state: 'pending', requestId: 'cap_01JNB8H5RS2YQ7', isChecking: false } } }

/** The provider did not link the account. */
export const Failure: Story = { args: { view: { state: 'failure', requestId: 'cap_01JNB8H5RS2YQ7', reason: 'FAILED' } } }

/** Nobody came back in time. */
export const Expired: Story = { args: { view: { state: 'failure', requestId: 'cap_01JNB8H5RS2YQ7', reason: 'EXPIRED' } } }

/** The server is being asked. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered. */
export const Failed: Story = { args: { view: { state: 'failed' } }, play: triesAgain }

/** A player opened the address, and the server knows of no account. */
export const NotFound: Story = { args: { view: { state: 'notFound' } } }

/** Somebody who is not known as its owner opened the address. */
export const LogSeeThisAccount: Story = {
  args: { view: { state: 'logInToSee', returnTo: '/nuvei-account-capture-call-back?paymentId=cap_01JNB8H5RS2YQ7' } },
  parameters: { spec: ['§2.6', '§6.2'] },
}

/** The state is asked for again by keyboard. */
export const CheckedByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'pending', requestId: 'cap_01JNB8H5RS2YQ7', isChecking: false } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Check again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}
