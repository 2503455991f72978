import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { ContactDetailsValues, ContactDetailsView } from '@lagoon/domain/account/profile.state'
import { ProfileContactDetails } from './ProfileContactDetails.tsx'

const home: ContactDetailsValues = { country: 'US', state: 'CA', city: 'Sausalito', address: '200 Gate Five Road, Dock 4', zip: '94965' }
const editing = {
  state: 'editing',
  values: home,
  refusals: [],
  countryNeeded: false,
  missingForKyc: [],
} as const satisfies ContactDetailsView
/** The lists are fetched when the fields are shown, and a busy machine takes its time. */
const listsCome = { timeout: 15_000 }

const meta = {
  title: 'Screens/Account/Profile Contact Details',
  component: ProfileContactDetails,
  args: { view: editing, onSubmit: fn(), onRetry: fn() },
  parameters: { spec: ['§3.5', '§5.12'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Country' }, listsCome)
  },
} satisfies Meta<typeof ProfileContactDetails>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks at the address that is kept. */
export const Filled: Story = { tags: ['day'] }

/** The player typed four digits of the zip code; it says how many there have to be. */
export const ZipTooShort: Story = {
  args: { view: { ...editing, values: { ...home, zip: '9496' } } },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('combobox', { name: 'Country' }, listsCome)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const zip = canvas.getByRole('textbox', { name: 'ZIP code' })
    await expect(zip).toHaveFocus()
    await expect(zip).toHaveAccessibleDescription('Enter a 5-digit ZIP code.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The player wanted to withdraw and was sent here: there is no country in the profile yet. */
export const NoCountry: Story = {
  args: { view: { ...editing, countryNeeded: true, values: { ...home, country: '', state: '' } } },
  parameters: { spec: ['§8.10', '§5.12'] },
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country' }, listsCome)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(country).toHaveAccessibleDescription('Choose your country.')
    await userEvent.keyboard('{Escape}')
  },
}

/** The player chose Canada: the list holds the provinces of Canada and nothing else. */
export const StateListCountry: Story = {
  args: { view: { ...editing, values: { ...home, country: 'CA', state: '', city: '', address: '', zip: '' } } },
  // While the list is open React Aria hides all else from a screen reader and keeps the focus in the field; axe sees the first only.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    const state = await canvas.findByRole('combobox', { name: 'Province or territory' }, listsCome)
    await userEvent.click(state)
    const shown = await screen.findByRole('option', { name: 'British Columbia' })
    // A popover stands in the document a moment before it is placed and seen.
    await waitFor(() => expect(shown).toBeVisible())
    await expect(screen.queryByRole('option', { name: 'California' })).toBeNull()
  },
}

/** The verification sent the player for the city: what it lacks is said, and the focus stands in the field. */
export const CameForTheCity: Story = {
  tags: ['!visual'],
  args: { view: { ...editing, values: { ...home, city: '' }, missingForKyc: ['city', 'gender'], focusOn: 'city' } },
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('textbox', { name: 'City' }, listsCome)
    await waitFor(() => expect(city).toHaveFocus())
    await expect(city).toHaveAccessibleDescription('Enter your city.')
    await expect(canvas.getByRole('link', { name: 'Go to personal info' })).toHaveAttribute(
      'href',
      '/profile?tab=personal-info&for=verification&field=gender',
    )
  },
}

/** It is kept, and the page says so beside the button. */
export const Saved: Story = { args: { view: { state: 'saved', values: home } } }

/** Keyboard alone is enough: another country, a state of it, a code of its kind, and Enter. */
export const MovedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country' }, listsCome)
    await userEvent.clear(country)
    await userEvent.keyboard('Canada{ArrowDown}{Enter}')
    canvas.getByRole('combobox', { name: 'Province or territory' }).focus()
    await userEvent.keyboard('Ont{ArrowDown}{Enter}')
    const zip = canvas.getByRole('textbox', { name: 'Postal code' })
    await userEvent.clear(zip)
    await userEvent.type(zip, 'K1A 0B1{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...home, country: 'CA', state: 'ON', zip: 'K1A 0B1' })
  },
}

/** What is kept of the player is on its way, or which country this device calls from. */
export const Loading: Story = { args: { view: { state: 'loading' } }, play: () => undefined }

/** It did not come; the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } }, play: () => undefined }
