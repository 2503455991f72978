import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContactValues, ContactView } from '@lagoon/domain/content/content.state'
import { expect, fn } from 'storybook/test'
import { ContactUs } from './ContactUs.tsx'

const filling: Extract<ContactView, { state: 'filling' }> = { state: 'filling', values: {}, captcha: 'unsolved', refusals: [] }

const values: ContactValues = {
  name: 'Marina O’Hara',
  email: 'marina.ohara@example.com',
  message: 'My withdrawal of 120 prize tokens has been in review since Monday.\n\nI was verified in January. Do you need anything from me?',
}

const meta = {
  title: 'Screens/Content/Contact Us',
  component: ContactUs,
  args: { view: filling, onSubmit: fn(), onSolveCaptcha: fn() },
  parameters: { spec: ['§2.17', '§5.14'] },
} satisfies Meta<typeof ContactUs>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const submits: Play = async ({ canvas, userEvent }) => {
  const send = canvas.getByRole('button', { name: 'Send message' })
  await userEvent.click(send)
  await userEvent.unhover(send)
}

/** A visitor wants to write and has typed nothing yet. */
export const Empty: Story = { tags: ['day'] }

/** It is not known yet who writes; the places of the form are kept. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The message is missing and the address is not whole; each field says what to do, and the first one has the focus. */
export const Invalid: Story = {
  args: { view: { ...filling, captcha: 'solved', values: { name: 'Marina O’Hara', email: 'marina.ohara@' } } },
  parameters: { spec: ['§5.1', '§5.14', '§5.15'] },
  play: async (context) => {
    await submits(context)
    const email = context.canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription(/valid email address/)
    await expect(context.canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(/Write a message first\./)
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The message is written, but the puzzle that keeps machines out is not solved: it says so in its own place. */
export const CaptchaNotSolved: Story = {
  args: { view: { ...filling, values } },
  play: async (context) => {
    await submits(context)
    await expect(context.canvas.getByText('Confirm you’re human, then send your message.')).toBeVisible()
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Start' }))
    await expect(context.args.onSolveCaptcha).toHaveBeenCalledOnce()
    const solve = context.canvas.getByRole('button', { name: 'Start' })
    solve.blur()
    await context.userEvent.unhover(solve)
  },
}

/** The message is on its way. */
export const Sending: Story = { args: { view: { state: 'sending', values } } }

/** The message has arrived, and the player has a number to name. */
export const Sent: Story = { args: { view: { state: 'sent', email: values.email, reference: 'LG-2026-000417' } } }

/** The message did not arrive; all of it is still there. */
export const Failed: Story = {
  args: { view: { state: 'failed', values, captcha: 'solved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(values.message)
  },
}

/** The puzzle is being solved while the player writes on. */
export const CaptchaSolving: Story = { args: { view: { ...filling, values, captcha: 'solving' } } }

/** We couldn’t solve the puzzle; it can be tried again. */
export const CaptchaFailed: Story = { args: { view: { ...filling, values, captcha: 'failed' } } }

/** With the puzzle solved, the message goes out as it was typed, by keyboard alone. */
export const SendsByKeyboard: Story = {
  args: { view: { ...filling, captcha: 'solved' } },
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Your name' }).focus()
    await userEvent.keyboard('Marina')
    await userEvent.tab()
    await userEvent.keyboard('marina@example.com')
    await userEvent.tab()
    await userEvent.keyboard('Hello')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Marina', email: 'marina@example.com', message: 'Hello' })
  },
}
