import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { KycDetails } from '@lagoon/domain/kyc/kyc.state'
import { StartKyc } from './StartKyc.tsx'

const details: KycDetails = {
  fullName: "Marina O'Hara",
  dateOfBirth: '1991-08-14',
  gender: 'Female',
  address: '200 Gate Five Road, Dock 4',
  city: 'Sausalito',
  country: 'United States',
}

const meta = {
  title: 'Screens/Kyc/Start Kyc',
  component: StartKyc,
  args: { view: { state: 'ready', details }, onStart: fn() },
  parameters: { spec: ['§1.3', '§5.12'] },
} satisfies Meta<typeof StartKyc>
export default meta
type Story = StoryObj<typeof meta>

/** Everything that the provider needs is in the profile; the player sees it before it is sent. */
export const Ready: Story = {}

/** The profile lacks four answers; the player is led to the two tabs that hold them. */
export const FieldsMissing: Story = {
  args: {
    view: {
      state: 'fieldsMissing',
      missing: ['dateOfBirth', 'gender', 'address', 'city'],
      details: { fullName: "Marina O'Hara", country: 'United States' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missing: date of birth, gender, address, and city')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to contact details' })).toHaveAttribute('href', '/profile?tab=contact-details')
  },
}

/** By the date of birth in the profile the player is not 18 yet; it says from which day on they are. */
export const UnderAge: Story = {
  args: { view: { state: 'underAge', dateOfBirth: '2008-11-20', ofAgeOn: '2026-11-20' } },
  parameters: { spec: ['§9.5', '§5.7'] },
}

/** The player said that the details are right; the provider is being asked. */
export const Starting: Story = { args: { view: { state: 'starting', details } } }

/** The provider does not answer; nothing was sent, and the player can try again. */
export const ProviderUnavailable: Story = { args: { view: { state: 'providerUnavailable', details } }, parameters: { spec: '§1.3' } }

/** Tab leads over the way to change the details to the button, and Enter goes on. */
export const StartedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Change it in your profile' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}
