import type { Meta, StoryObj } from '@storybook/react-vite'
import { loginScenarios, signUpScenarios } from '@lagoon/domain/testing/scenarios'
import { expect, waitFor } from 'storybook/test'
import { AppAt } from '../AppAt.tsx'
import { PATIENCE, checkAnswers, scene } from '../flow.ts'

const meta = {
  title: 'Flows/Account',
  component: AppAt,
  afterEach: checkAnswers,
  tags: ['!visual', '!autodocs'],
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor fills in the form and is sent to their inbox. */
export const RegistersAndIsSentAnEmail: Story = {
  args: { address: '/register' },
  parameters: { spec: ['§5.1', '§5.5'] },
  beforeEach: scene('visitor', signUpScenarios.done),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'First name' }, PATIENCE), 'Mara')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Vale')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Display name' }), 'mara_vale')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'mara.vale@example.com')
    await userEvent.type(canvas.getByRole('textbox', { name: /Phone/ }), '+1 415 555 2671')
    await userEvent.type(canvas.getByLabelText('Password'), 'Moonlit 1!')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Moonlit 1!')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Terms of Use/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /18/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(await canvas.findByText(/mara\.vale@example\.com/, undefined, PATIENCE)).toBeVisible()
  },
}

const logIn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email or display name' }, PATIENCE), 'mara_vale')
  await userEvent.type(canvas.getByLabelText('Password'), 'Moonlit 1!')
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
}

/** The password is not the one: the form says so, keeps what was typed, and nothing else happens. */
export const WrongPasswordIsSaidInTheForm: Story = {
  args: { address: '/login' },
  parameters: { spec: '§5.4' },
  beforeEach: scene('visitor', loginScenarios.wrongCredentials),
  play: async (context) => {
    await logIn(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toBeVisible(), PATIENCE)
    await expect(context.canvas.getByRole('textbox', { name: 'Email or display name' })).toHaveValue('mara_vale')
  },
}

/** The player logs in and stands in the lobby with what they hold. */
export const LogsInAndSeesTheBalances: Story = {
  args: { address: '/login' },
  parameters: { spec: ['§4.2', '§3.6'] },
  beforeEach: scene('visitor', loginScenarios.loggedIn),
  play: async (context) => {
    await logIn(context)
    await expect(await context.canvas.findByRole('heading', { name: /Welcome back, mara_vale/ }, PATIENCE)).toBeVisible()
    await expect((await context.canvas.findAllByText(/10,000/, undefined, PATIENCE))[0]).toBeInTheDocument()
  },
}

/** Too many passwords were wrong: the form counts down in place of its button, and the words come once. */
export const LogInIsPaused: Story = {
  args: { address: '/login' },
  parameters: { spec: '§5.4' },
  beforeEach: scene('visitor', loginScenarios.lockedOut),
  play: async (context) => {
    await logIn(context)
    await expect(await context.canvas.findByText('Too many attempts', undefined, PATIENCE)).toBeVisible()
    await expect(context.canvas.getAllByText(/1:[0-3]\d/)[0]).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Log in' })).toBeNull()
  },
}
