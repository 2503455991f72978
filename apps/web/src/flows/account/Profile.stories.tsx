import type { Meta, StoryObj } from '@storybook/react-vite'
import { profileScenarios, settingsScenarios } from '@lagoon/domain/testing/accountScenarios'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../AppAt.tsx'
import { PATIENCE, checkAnswers, scene } from '../flow.ts'

const meta = {
  title: 'Flows/Profile',
  component: AppAt,
  afterEach: checkAnswers,
  tags: ['!visual', '!autodocs'],
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

const saves: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }, PATIENCE))
}

/** The player saves a new email address, says again who they are, and is led to the code that confirms it. */
export const NewAddressIsConfirmedFirst: Story = {
  args: { address: '/profile' },
  parameters: { spec: ['§2.21', '§3.5'] },
  beforeEach: (context) => scene('player', profileScenarios.newAddress())(context),
  play: async (context) => {
    const { canvas, userEvent } = context
    const email = await canvas.findByRole('textbox', { name: 'Email' }, PATIENCE)
    await expect(email).toHaveValue('mara.vale@example.com')
    await userEvent.clear(email)
    await userEvent.type(email, 'mara.at.sea@example.com')
    await saves(context)
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }, PATIENCE))
    await userEvent.type(dialog.getByLabelText(/^Password/), 'Night-Water-7')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByRole('heading', { name: 'Confirm your email' }, PATIENCE)).toBeVisible()
  },
}

/** The number of the sign-up is confirmed. The last digit sends the code: a wrong one is typed over. */
export const CodeIsSentByItsLastDigit: Story = {
  args: { address: '/profile' },
  parameters: { spec: ['§2.10', '§5.14'] },
  beforeEach: (context) => scene('player', profileScenarios.codeTypedTwice())(context),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Confirm now' }, PATIENCE))
    await expect(await canvas.findByRole('heading', { name: 'Confirm your phone' }, PATIENCE)).toBeVisible()
    const field = await canvas.findByRole('textbox', { name: '6-digit code' }, PATIENCE)
    await userEvent.type(field, '482193')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/isn’t right/), PATIENCE)
    await userEvent.keyboard('482913')
    await expect(await canvas.findByRole('heading', { name: /confirmed/ }, PATIENCE)).toBeVisible()
  },
}

/** The address belongs to somebody else: it is said at the field, without a toast. */
export const AddressBelongsToSomebodyElse: Story = {
  args: { address: '/profile?tab=personal-info' },
  parameters: { spec: '§8.7' },
  beforeEach: scene('player', profileScenarios.emailInUse),
  play: async (context) => {
    await saves(context)
    const email = await context.canvas.findByRole('textbox', { name: 'Email' }, PATIENCE)
    await waitFor(() => expect(email).toHaveAccessibleDescription(/This email is already in use\./), PATIENCE)
    await expect(context.canvas.queryByText('Email Id is already in use.')).toBeNull()
  },
}

/** A page elsewhere is linked by its bare name. */
export const LinksAreSaved: Story = {
  args: { address: '/profile?tab=social-media' },
  parameters: { spec: '§3.5' },
  beforeEach: scene('player', profileScenarios.linksSaved),
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByRole('textbox', { name: /Instagram/ }, PATIENCE), '@marina')
    await saves(context)
    await expect(await context.canvas.findByText('Saved', undefined, PATIENCE)).toBeVisible()
  },
}

/** Two other devices are logged in; the player logs all of them out. */
export const LogsOutTheOtherDevices: Story = {
  args: { address: '/profile?tab=settings' },
  parameters: { spec: ['§2.21', '§8.5'] },
  beforeEach: (context) => scene('player', settingsScenarios.sessionsOnOtherDevices())(context),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This device and 2 others', undefined, PATIENCE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show devices' }))
    await expect((await canvas.findAllByText('Firefox on Windows'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Log out all other devices' }))
    await expect(await canvas.findByText('Only this device', undefined, PATIENCE)).toBeVisible()
  },
}

/** Nobody has verified this player yet, and the way begins with what the profile lacks. */
export const VerificationHasNotStarted: Story = {
  args: { address: '/profile?tab=verification' },
  parameters: { spec: '§4.11' },
  beforeEach: scene('player', profileScenarios.filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Verify your identity' }, PATIENCE)).toBeVisible()
  },
}

/** "Start verification" leads to what is missing, and each missing detail to its field. */
export const VerificationLeadsToItsFields: Story = {
  args: { address: '/profile?tab=verification' },
  parameters: { spec: '§5.12' },
  beforeEach: scene('player', profileScenarios.filled),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start verification' }, PATIENCE))
    await userEvent.click(await canvas.findByRole('link', { name: 'Add your date of birth' }, PATIENCE))
    await expect(await canvas.findByText('4 details missing for verification', undefined, PATIENCE)).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'spinbutton'), PATIENCE)
  },
}

/** A new player has balances and no rounds. */
export const StatsOfANewPlayer: Story = {
  args: { address: '/profile?tab=stats' },
  parameters: { spec: '§3.6' },
  beforeEach: scene('player', profileScenarios.newPlayer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No rounds yet' }, PATIENCE)).toBeVisible()
    await expect((await canvas.findAllByText(/10,000/, undefined, PATIENCE)).length).toBeGreaterThan(0)
  },
}

/** The profile does not come: the tab says so and asks again. */
export const ProfileDoesNotLoad: Story = {
  args: { address: '/profile' },
  parameters: { spec: '§2.21' },
  beforeEach: scene('player', profileScenarios.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This part of your profile didn’t load' }, PATIENCE)).toBeVisible()
  },
}

/** Another tab begins at its top, is told by its heading, and is called by its own name. */
export const AnotherTabIsAPageOfItsOwn: Story = {
  args: { address: '/profile?tab=social-media' },
  parameters: { spec: '§2.21' },
  beforeEach: scene('player', profileScenarios.filled),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /Instagram/ }, PATIENCE)
    await waitFor(() => expect(document.title).toMatch(/^Social media/))
    document.body.style.minHeight = '300vh'
    window.scrollTo(0, 400)
    const link = document.querySelector<HTMLAnchorElement>('a[href*="tab=verification"]')
    if (link === null) throw new Error('nothing leads to the verification')
    await userEvent.click(link)
    await canvas.findByRole('heading', { name: 'Verify your identity' }, PATIENCE)
    await waitFor(() => expect(document.title).toMatch(/^Verification/))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    await expect(window.scrollY).toBe(0)
    document.body.style.minHeight = ''
  },
}
