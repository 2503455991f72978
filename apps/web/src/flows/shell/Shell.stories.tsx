import type { Meta, StoryObj } from '@storybook/react-vite'
import { browserStorage } from '@lagoon/domain/ports/browserStorage'
import { keptKeys } from '@lagoon/domain/session/keptSession'
import { updateScenarios } from '@lagoon/domain/testing/scenarios'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../AppAt.tsx'
import { PATIENCE, checkAnswers, scene } from '../flow.ts'

const meta = {
  title: 'Flows/Shell',
  component: AppAt,
  afterEach: checkAnswers,
  tags: ['!visual', '!autodocs'],
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

/** A new version is announced while a form is filled in: the player finishes first, and is asked again when the form is left. */
export const UpdateWaitsForTheForm: Story = {
  args: { address: '/register' },
  parameters: { spec: '§4.8' },
  beforeEach: (context) => {
    const end = scene('visitor', updateScenarios.announcedWhileTyping)(context)
    browserStorage().write(keptKeys.appVersion, '1.0.0')
    return end
  },
  play: async ({ canvas, userEvent }) => {
    // In one go: the popup may come up as soon as the name is checked, and takes the focus.
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Display name' }, PATIENCE))
    await userEvent.paste('mara_vale')
    // The page behind may still be on its way in, and what floats above it hides as long.
    await waitFor(() => expect(screen.getByText(/“.+” has unsaved changes/)).toBeVisible(), PATIENCE)
    await userEvent.click(screen.getByRole('button', { name: 'Finish the form first' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), PATIENCE)
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveValue('mara_vale')
    // A form that is refused where it stands is not sent.
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toBeInvalid(), PATIENCE)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    const [logIn] = canvas.getAllByRole('link', { name: 'Log in' })
    if (logIn === undefined) throw new Error('nothing leads to the log-in')
    await userEvent.click(logIn)
    const again = await screen.findByRole('alertdialog', undefined, PATIENCE)
    await expect(within(again).queryByText(/has unsaved changes/)).toBeNull()
    await waitFor(() => expect(within(again).getByRole('button', { name: 'Update now' })).toBeVisible(), PATIENCE)
  },
}

/** What was typed has been saved: now the update may be asked for, and drops nothing. */
export const UpdateIsAskedForOnceTheFormIsSaved: Story = {
  args: { address: '/profile?tab=social-media' },
  parameters: { spec: '§4.8' },
  beforeEach: (context) => {
    const end = scene('player', updateScenarios.announcedBySaving)(context)
    browserStorage().write(keptKeys.appVersion, '1.0.0')
    return end
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Instagram/ }, PATIENCE), '@marina')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(within(screen.getByRole('alertdialog')).queryByText(/has unsaved changes/)).toBeNull(), PATIENCE)
    await waitFor(() => expect(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Update now' })).toBeVisible(), PATIENCE)
    await expect(within(screen.getByRole('alertdialog')).queryByRole('button', { name: 'Finish the form first' })).toBeNull()
  },
}
