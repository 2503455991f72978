import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { defaultPasswordLimits } from '@lagoon/contract/account/account.rules'
import { SignUp } from './SignUp.tsx'
import { filling, marina, RefusesTwice } from './signUpSample.tsx'

const meta = {
  title: 'Screens/Account/Sign Up',
  component: SignUp,
  args: { view: filling, onSubmit: fn(), onDisplayNameChange: fn(), onResend: fn() },
  parameters: { spec: ['§2.3', '§2.9'] },
} satisfies Meta<typeof SignUp>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const submits: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
}

/** Somebody new has come and typed nothing yet. */
export const Empty: Story = { tags: ['day', 'day-desktop'] }

/** A guest wants to keep what the visit brought. */
export const AsGuest: Story = { args: { view: { ...filling, as: 'guest' } }, parameters: { spec: '§2.9' } }

/** Everything was wrong at once; each field says why, and the first one has the focus. */
export const EveryFieldInvalid: Story = {
  args: {
    initialValues: {
      firstName: 'M@rina',
      lastName: '',
      displayName: 'mari',
      email: 'marina.ohara@',
      phone: '555-01',
      password: 'lowtide',
      confirmPassword: '',
    },
  },
  parameters: { spec: ['§5.1', '§5.2', '§5.3', '§5.5', '§5.7', '§9.4'] },
  play: async (context) => {
    await submits(context)
    const first = context.canvas.getByRole('textbox', { name: 'First name' })
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription(/only letters, numbers, spaces, and apostrophes/)
    await expect(context.canvas.getByText(/fix 9 fields/)).toBeVisible()
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The player has typed a display name, and the server is being asked whether it is free. */
export const DisplayNameChecking: Story = {
  args: { view: { ...filling, displayNameCheck: 'checking' }, initialValues: { ...marina, password: '', confirmPassword: '' } },
  parameters: { spec: '§5.3' },
}

/** Nobody else has the display name. */
export const Available: Story = {
  args: { view: { ...filling, displayNameCheck: 'available' }, initialValues: { ...marina, password: '', confirmPassword: '' } },
  parameters: { spec: '§5.3' },
}

/** Somebody else has the display name; the player finds out while still at the field. */
export const AlreadyTaken: Story = {
  args: { view: { ...filling, displayNameCheck: 'taken' }, initialValues: marina },
  parameters: { spec: '§5.3' },
  play: async (context) => {
    await submits(context)
    await expect(context.canvas.getByRole('textbox', { name: 'Display name' })).toHaveFocus()
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Half-way through the password: three of five rules are met. */
export const PasswordRulesPartlyMet: Story = {
  args: { initialValues: { ...marina, password: '', confirmPassword: '' } },
  parameters: { spec: '§5.5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'Lowtide1')
    await expect(canvas.getByText('4 of 5 rules met')).toBeInTheDocument()
  },
}

/** The second password is not the first one. */
export const ConfirmMismatch: Story = {
  args: { initialValues: { ...marina, confirmPassword: 'Low-tide-at-8' } },
  parameters: { spec: '§5.5' },
  play: async (context) => {
    await submits(context)
    const confirm = context.canvas.getByLabelText('Confirm password', { selector: 'input' })
    await expect(confirm).toHaveFocus()
    await expect(confirm).toHaveAccessibleDescription('The passwords don’t match.')
  },
}

/** All is filled in but the Terms of Use and Privacy Policy are not accepted. */
export const TermsNotAccepted: Story = {
  args: { initialValues: { ...marina, termsAccepted: false } },
  parameters: { spec: '§5.7' },
  play: async (context) => {
    await submits(context)
    await expect(context.canvas.getByRole('checkbox', { name: /I accept the Terms of Use/ })).toHaveFocus()
  },
}

/** The player does not say that they are 18; there is no account for them. */
export const Under18: Story = {
  args: { initialValues: { ...marina, ageAcknowledged: false } },
  parameters: { spec: ['§5.7', '§9.5'] },
  play: async (context) => {
    await submits(context)
    await expect(context.canvas.getByText('You must be 18 or older to create an account.')).toBeVisible()
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
}

/** An account with this address exists; it is said at the field, and all the rest stays. */
export const EmailAlreadyUse: Story = {
  args: {
    view: { ...filling, refusals: [{ field: 'email', code: 'EMAIL_IN_USE', message: 'Email Id is already in use.' }] },
    initialValues: marina,
  },
  parameters: { spec: ['§8.7', '§3.13'] },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription(/This email is already in use\./)
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Marina')
  },
}

/** Free while it was typed, and somebody else's by the time of the sign-up: a name that is refused is never called available too. */
export const RefusedNameIsNotAvailable: Story = {
  tags: ['!visual'],
  args: {
    view: {
      ...filling,
      displayNameCheck: 'available',
      refusals: [{ field: 'displayName', code: 'DISPLAY_NAME_TAKEN', message: 'This display name is taken.' }],
    },
    initialValues: marina,
  },
  parameters: { spec: '§5.3' },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Display name' })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription(/already taken/)
    await userEvent.tab()
    await expect(name).toBeInvalid()
    await expect(canvas.queryByText('This display name is available.')).toBeNull()
  },
}

/** Another account has this phone number; it is said at the field, and all the rest stays. */
export const PhoneAlreadyRegistered: Story = {
  args: {
    view: { ...filling, refusals: [{ field: 'phone', code: 'PHONE_REGISTERED', message: 'Your phone number is already registered' }] },
    initialValues: marina,
  },
  parameters: { spec: '§8.7' },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' })
    await expect(phone).toHaveFocus()
    await expect(phone).toHaveAccessibleDescription(/This phone number is already in use\./)
  },
}

/** Everything is right and on its way; the answer is not here yet. */
export const Submitting: Story = {
  args: {
    view: { state: 'submitting', as: 'player', displayNameCheck: 'available', password: defaultPasswordLimits },
    initialValues: marina,
  },
  parameters: { spec: '§1.1' },
}

/** The account stands; the player has to open the link in the email. */
export const DoneCheckYourEmail: Story = {
  args: { view: { state: 'done', email: 'marina.ohara@example.com' } },
  parameters: { spec: '§1.1' },
}

/** Keyboard alone is enough: all answers are typed, and Enter sends them as they are kept. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  args: { initialValues: { ...marina, phone: '+1 (415) 555-2671', firstName: ' Marina ' } },
  parameters: { spec: '§5.2' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Phone' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(marina)
  },
}

/** The email did not come; the player has it sent again. */
export const EmailSentAgain: Story = {
  tags: ['!visual'],
  args: { view: { state: 'done', email: 'marina.ohara@example.com' } },
  parameters: { spec: '§1.1' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }))
    await expect(args.onResend).toHaveBeenCalledWith({ email: 'marina.ohara@example.com' })
  },
}

/** What the server refused stays refused only until it is changed; then the rules judge it again. */
export const RefusalGoesWithChange: Story = {
  ...EmailAlreadyUse,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toBeInvalid()
    await userEvent.clear(email)
    await userEvent.type(email, 'marina@example.com')
    await expect(email).not.toBeInvalid()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...marina, email: 'marina@example.com' })
  },
}

/** Two fields were refused: the first on the page has the focus, and keeps it while it is put right. */
export const RefusedTwiceKeepsFocus: Story = {
  tags: ['!visual'],
  args: { initialValues: marina },
  render: (args) => <RefusesTwice {...args} />,
  play: async (context) => {
    await submits(context)
    const { canvas, userEvent } = context
    const name = canvas.getByRole('textbox', { name: 'Display name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('_2')
    await expect(name).toHaveFocus()
    await expect(name).not.toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid()
  },
}

/** What was typed and then refused stays refused when the player only looks at it and goes on. */
export const RefusedStaysWhenLeft: Story = {
  tags: ['!visual'],
  args: { initialValues: marina },
  render: (args) => <RefusesTwice {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(email, '.au')
    await submits(context)
    await waitFor(() => expect(email).toBeInvalid())
    await userEvent.click(email)
    await userEvent.tab()
    // As long as a check on leaving a field takes.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(email).toBeInvalid()
  },
}
