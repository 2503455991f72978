import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { StepUp } from './StepUp.tsx'

const sentTo = 'marina@example.com'

const meta = {
  title: 'Screens/Withdrawal/Step Up',
  component: StepUp,
  args: {
    view: { state: 'password', isChecking: false, isWrong: false },
    onProve: fn(),
    onSendCode: fn(),
    onUsePassword: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof StepUp>
export default meta
type Story = StoryObj<typeof meta>

/** A new account is to be saved: first the password. */
export const Password: Story = { tags: ['day'] }

/** It was another password. */
export const PasswordWrong: Story = { args: { view: { state: 'password', isChecking: false, isWrong: true } } }

/** The server is looking at it. */
export const Checking: Story = { args: { view: { state: 'password', isChecking: true, isWrong: false } } }

/** The player forgot the password: a code is on its way to their email. */
export const SendingCode: Story = { args: { view: { state: 'sendingCode' } } }

/** The code was sent. */
export const Code: Story = { args: { view: { state: 'code', sentTo, isChecking: false, isWrong: false } } }

/** It was another code, or an old one. */
export const CodeWrong: Story = { args: { view: { state: 'code', sentTo, isChecking: false, isWrong: true } } }

/** Too many wrong answers: a while has to pass. */
export const Locked: Story = { args: { view: { state: 'locked', until: '2026-03-02T09:15:00Z' } } }

/** No code could be sent. */
export const CodeNotSent: Story = { args: { view: { state: 'failed' } } }

/** By keyboard: nothing is sent while the field is empty, then what was typed is. */
export const ProvenByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText(/^Password/)
    field.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onProve).not.toHaveBeenCalled()
    await expect(field).toHaveAccessibleDescription(/Enter your password/)
    await userEvent.keyboard('Lagoon-Demo-1{Enter}')
    await expect(args.onProve).toHaveBeenCalledWith({ password: 'Lagoon-Demo-1' })
  },
}

/** The sixth digit sends the code. */
export const CodeTyped: Story = {
  tags: ['!visual'],
  args: { view: { state: 'code', sentTo, isChecking: false, isWrong: false } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Code'), '123456')
    await expect(args.onProve).toHaveBeenCalledWith({ code: '123456' })
  },
}
