import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { PersonalInfoValues, PersonalInfoView } from '@lagoon/domain/account/profile.state'
import { ProfilePersonalInfo } from './ProfilePersonalInfo.tsx'

const today = '2026-03-02'
const marina: PersonalInfoValues = {
  firstName: 'Marina',
  lastName: "O'Hara",
  displayName: 'marina_at_sea',
  email: 'marina.ohara@example.com',
  phone: '+14155552671',
  dateOfBirth: '1991-08-14',
  gender: 'FEMALE',
  skrillId: '48210934',
  cashAppId: 'marina-sea',
  seamlessChexId: '',
  cryptoAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
}
const editing = {
  state: 'editing',
  values: marina,
  today,
  minimumAge: 18,
  refusals: [],
  missingForKyc: [],
} as const satisfies PersonalInfoView
const fresh: PersonalInfoValues = { ...marina, dateOfBirth: '', gender: '', skrillId: '', cashAppId: '', cryptoAddress: '' }

const meta = {
  title: 'Screens/Account/Profile Personal Info',
  component: ProfilePersonalInfo,
  args: { view: editing, onSubmit: fn(), stepUp: { onProve: fn(), onSendCode: fn(), onUsePassword: fn(), onLeave: fn() }, onRetry: fn() },
  parameters: { spec: '§3.5' },
} satisfies Meta<typeof ProfilePersonalInfo>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const saves: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
}

/** The player looks at what is kept about them; nothing is missing. */
export const Filled: Story = { tags: ['day', 'day-desktop'] }

/** The account is a minute old: what was asked at sign-up is there, the rest is empty and may stay so for now. */
export const EmptyNewAccount: Story = { args: { view: { ...editing, values: fresh } } }

/** The player wants to verify and cannot yet: the page says which answers are missing, and where. */
export const RequiredFieldsMissingKyc: Story = {
  args: { view: { ...editing, values: fresh, missingForKyc: ['dateOfBirth', 'gender', 'address', 'city'] } },
  parameters: { spec: '§5.12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 details missing for verification')).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toBeInvalid()
  },
}

/** The first name and the crypto address are longer than anybody can keep; both say how long they may be. */
export const FieldLongerThanItsMaximum: Story = {
  args: {
    view: {
      ...editing,
      values: {
        ...marina,
        firstName: 'Marina Aurelia Constantina Theodora Wilhelmina Josephine',
        cryptoAddress: `${marina.cryptoAddress}${marina.cryptoAddress}${marina.cryptoAddress}`,
      },
    },
  },
  parameters: { spec: ['§5.15', '§5.16'] },
  play: async (context) => {
    await saves(context)
    const { canvas, args } = context
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Crypto address' })).toHaveAccessibleDescription(/no more than 100 characters/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The player pressed Save; the answer is not here yet. */
export const Saving: Story = { args: { view: { state: 'saving', values: marina, today, minimumAge: 18 } } }

/** It is kept, and the page says so beside the button. */
export const Saved: Story = { args: { view: { state: 'saved', values: marina, today, minimumAge: 18 } } }

/** Email and phone belong to somebody else's account: it is said at the fields, without a toast. */
export const ServerFieldErrors: Story = {
  args: {
    view: {
      ...editing,
      refusals: [
        { field: 'email', code: 'EMAIL_IN_USE', message: 'Email Id is already in use.' },
        { field: 'phone', code: 'PHONE_REGISTERED', message: 'Your phone number is already registered' },
      ],
    },
  },
  parameters: { spec: ['§8.4', '§8.7'] },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription(/This email is already in use\./)
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(/This phone number is already in use\./)
  },
}

/** The number was typed at sign-up and never proved to be the player's: a code does that. */
export const PhoneNotConfirmed: Story = {
  args: { view: { ...editing, unconfirmedPhone: marina.phone } },
  parameters: { spec: ['§2.10', '§5.14'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Confirm now' })).toHaveAttribute('href', '/profileVerify?by=phone')
  },
}

/** The identity is verified: name and date of birth can be read only, and the page says why and who corrects them. */
export const NameVerified: Story = {
  args: { view: { ...editing, identityLock: 'VERIFIED' } },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const first = canvas.getByRole('textbox', { name: 'First name' })
    await expect(first).toHaveAttribute('readonly')
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveAttribute('aria-readonly', 'true')
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/profile?tab=support&ticket=new')
    await userEvent.type(first, 'x')
    await saves(context)
    await expect(args.onSubmit).toHaveBeenCalledWith(marina)
  },
}

/** The documents are with the provider, and nothing that they are compared with can change now. */
export const NameBeingChecked: Story = {
  tags: ['!visual'],
  args: { view: { ...editing, identityLock: 'BEING_CHECKED' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your name and date of birth are being checked')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).not.toHaveAttribute('readonly')
  },
}

/** Where the player lives one has to be 21: it is said at the field before anything is typed, and a younger date is refused there. */
export const MoreYearsAskedForWhereThePlayerLives: Story = {
  args: { view: { ...editing, values: fresh, minimumAge: 21 } },
  parameters: { spec: ['§5.7', '§9.5'] },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(canvas.getByText('You must be 21 or older to play where you live.')).toBeVisible()
    canvas.getByRole('spinbutton', { name: /month/ }).focus()
    await userEvent.keyboard('03032005')
    await saves(context)
    await expect(canvas.getByText(/younger than 21\. If the year is wrong/)).toBeVisible()
    await expect(canvas.getAllByText(/You must be 21 or older/)).toHaveLength(1)
    const [birth, gender] = [canvas.getByRole('group', { name: /Date of birth/ }), canvas.getByRole('button', { name: /Gender/ })]
    // Beside each other from the tablet on, and then on one line, although only one of the two has a hint.
    const isBeside = window.matchMedia('(min-width: 48em)').matches
    await expect(birth.getBoundingClientRect().top === gender.getBoundingClientRect().top).toBe(isBeside)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** A date of birth after which nobody is 18 yet is refused where it stands. */
export const RefusesUnder18: Story = {
  tags: ['!visual'],
  args: { view: { ...editing, values: { ...marina, dateOfBirth: '2008-03-03' } } },
  parameters: { spec: ['§5.7', '§9.5'] },
  play: async (context) => {
    await saves(context)
    await expect(context.canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus()
    await expect(context.canvas.getByText(/18 or older/)).toBeVisible()
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Keyboard alone is enough: the date is typed, the gender chosen, Enter saves. */
export const SavedByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { ...editing, values: fresh } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('spinbutton', { name: /month/ }).focus()
    await userEvent.keyboard('08141991')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    canvas.getByRole('textbox', { name: 'Skrill ID' }).focus()
    await userEvent.keyboard('48210934{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...fresh, dateOfBirth: '1991-08-14', gender: 'FEMALE', skrillId: '48210934' })
  },
}

/** What is kept of the player is on its way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** It did not come; the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } } }
