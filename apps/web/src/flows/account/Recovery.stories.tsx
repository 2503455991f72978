import type { Meta, StoryObj } from '@storybook/react-vite'
import { changePasswordScenarios, recoveryScenarios } from '@lagoon/domain/testing/accountScenarios'
import { expect } from 'storybook/test'
import { AppAt } from '../AppAt.tsx'
import { PATIENCE, checkAnswers, scene } from '../flow.ts'

const meta = {
  title: 'Flows/Account Recovery',
  component: AppAt,
  afterEach: checkAnswers,
  tags: ['!visual', '!autodocs'],
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody forgot the password; the answer is the same whether the address is known or not. */
export const IsSentALink: Story = {
  args: { address: '/forgot-password' },
  parameters: { spec: '§2.10' },
  beforeEach: scene('visitor', recoveryScenarios.sent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }, PATIENCE), 'mara.vale@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
    await expect(await canvas.findByRole('heading', { name: 'Check your email' }, PATIENCE)).toBeVisible()
  },
}

const choose: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('New password', { selector: 'input' }, PATIENCE), 'Harbour 7 lights!')
  await userEvent.type(canvas.getByLabelText('Confirm new password', { selector: 'input' }), 'Harbour 7 lights!')
  await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }))
  await expect(await canvas.findByRole('heading', { name: 'Password changed' }, PATIENCE)).toBeVisible()
}

/** The link of the email leads to a new password. */
export const ChoosesANewPassword: Story = {
  args: { address: '/reset-password/fresh' },
  parameters: { spec: ['§2.11', '§5.5'] },
  beforeEach: scene('visitor', recoveryScenarios.done),
  play: choose,
}

/** The link was used before: the page says so before anything is typed. */
export const LinkNoLongerWorks: Story = {
  args: { address: '/reset-password/used' },
  parameters: { spec: '§2.11' },
  beforeEach: scene('visitor', recoveryScenarios.linkExpired),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link no longer works' }, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Get new link' })).toHaveAttribute('href', '/forgot-password')
  },
}

const change: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Current password', { selector: 'input' }, PATIENCE), 'Low-tide-at-9')
  await userEvent.type(canvas.getByLabelText('New password', { selector: 'input' }), 'Harbour 7 lights!')
  await userEvent.type(canvas.getByLabelText('Confirm new password', { selector: 'input' }), 'Harbour 7 lights!')
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
}

/** A logged-in player changes the password; the other devices are logged out. */
export const ChangesThePassword: Story = {
  args: { address: '/change-password' },
  parameters: { spec: ['§2.10', '§5.5'] },
  beforeEach: scene('player', changePasswordScenarios.done),
  play: async (context) => {
    await change(context)
    await expect(await context.canvas.findByText(/other devices were logged out/, undefined, PATIENCE)).toBeVisible()
  },
}

/** The current password was another one: the form says so at its field, and the new one stays typed. */
export const CurrentPasswordIsWrong: Story = {
  args: { address: '/change-password' },
  parameters: { spec: '§5.5' },
  beforeEach: scene('player', changePasswordScenarios.wrongCurrentPassword),
  play: async (context) => {
    await change(context)
    await expect(await context.canvas.findByText('That’s not your current password.', undefined, PATIENCE)).toBeVisible()
    await expect(context.canvas.getByLabelText('New password', { selector: 'input' })).toHaveValue('Harbour 7 lights!')
  },
}
