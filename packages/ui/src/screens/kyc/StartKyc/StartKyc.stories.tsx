import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { details, outcomes } from '../kycSample.ts'
import { StartKyc } from './StartKyc.tsx'

const ready = { state: 'ready', level: 'IDENTITY', details, accepted: [] } as const

const meta = {
  title: 'Screens/Kyc/Start Kyc',
  component: StartKyc,
  args: { view: ready, onStart: fn(), onTryAgain: fn(), onRetry: fn() },
  parameters: { spec: ['§1.3', '§5.12'] },
} satisfies Meta<typeof StartKyc>
export default meta
type Story = StoryObj<typeof meta>

/** Everything that the provider needs is in the profile; the player sees it before it is sent, and which documents are accepted. */
export const Ready: Story = { tags: ['day'], args: { view: { ...ready, accepted: ['PASSPORT', 'ID_CARD', 'DRIVERS', 'SELFIE'] } } }

/** The profile lacks four answers; each leads to its field. */
export const FieldsMissing: Story = {
  args: {
    view: {
      state: 'fieldsMissing',
      missing: ['dateOfBirth', 'gender', 'address', 'city'],
      details: { fullName: "Marina O'Hara", country: 'US' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missing: date of birth, gender, address, and city')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add your city' })).toHaveAttribute(
      'href',
      '/profile?tab=contact-details&for=verification&field=city',
    )
  },
}

/** By the date of birth in the profile the player is not 18 yet; it says from which day on they are. */
export const UnderAge: Story = {
  args: { view: { state: 'underAge', dateOfBirth: '2008-11-20', ofAgeOn: '2026-11-20' } },
  parameters: { spec: ['§9.5', '§5.7'] },
}

/** The player said that the details are right; the provider is being asked. */
export const Starting: Story = { args: { view: { ...ready, state: 'starting' } } }

/** The provider does not answer; nothing was sent, and the player can try again. */
export const ProviderUnavailable: Story = { args: { view: { ...ready, state: 'providerUnavailable' } }, parameters: { spec: '§1.3' } }

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

/** The case or the profile is on its way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered; the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } }, play: triesAgain }

/** Where there is nothing to start, the same place says how the case stands. */
export const NothingToStart: Story = {
  tags: ['!visual'],
  args: { view: outcomes.underManualVerification },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Our team is reviewing your documents')
  },
}
