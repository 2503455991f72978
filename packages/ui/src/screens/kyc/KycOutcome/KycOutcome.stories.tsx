import type { Meta, StoryObj } from '@storybook/react-vite'
import { documentFaults, documentKinds, refusalReasons } from '@lagoon/contract/kyc/enums'
import { expect, fn } from 'storybook/test'
import { identityOnly, outcomes } from '../kycSample.ts'
import { faultWords, refusalWords } from '../requestWords.ts'
import { KycOutcome } from './KycOutcome.tsx'

const meta = {
  title: 'Screens/Kyc/Kyc Outcome',
  component: KycOutcome,
  args: { view: outcomes.completed, onTryAgain: fn() },
  parameters: { spec: '§4.11' },
} satisfies Meta<typeof KycOutcome>
export default meta
type Story = StoryObj<typeof meta>

/** Everything was right; withdrawals are open. */
export const Completed: Story = {}

/** The identity is known, and a proof of address is asked for next. */
export const AddressAsked: Story = { args: { view: outcomes.addressAsked } }

/** Everything is sent; the provider has not decided yet. */
export const Pending: Story = { args: { view: outcomes.pending } }

/** The provider said no, and why; the player may try once more. */
export const Unsuccessful: Story = { args: { view: outcomes.unsuccessful } }

/** Two of the documents have to be sent again, both asked for at once, each with its reason and the day until which it is open. */
export const ResubmitNeeded: Story = {
  tags: ['day'],
  args: { view: outcomes.resubmitNeeded },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Please resubmit your ID and selfie')
  },
}

/** The automatic check was not sure; a person of the support team decides. */
export const UnderManualVerification: Story = {
  args: { view: outcomes.underManualVerification },
  parameters: { spec: ['§4.11', '§6.4'] },
}

/** After a refusal that is final there is no second try, but somebody to write to. */
export const UnsuccessfulForGood: Story = {
  tags: ['!visual'],
  args: { view: outcomes.unsuccessfulForGood },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/profile?tab=support')
  },
}

/** One press by keyboard sends again what was asked for. */
export const SentAgainByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { ...outcomes.resubmitNeeded, requests: [{ document: 'SELFIE', fault: 'UNREADABLE' }], attemptsLeft: 1 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/You have 1 attempt left/)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Resubmit document' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}

/** A detail that does not match is put right in the profile, and the way there stands beside the documents. */
export const ProfileIsPutRightFirst: Story = {
  tags: ['!visual'],
  args: { view: { ...outcomes.resubmitNeeded, requests: [{ document: 'PROFILE', fault: 'DATA_MISMATCH' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Please check your profile')
    await expect(canvas.getByRole('link', { name: 'Correct your profile first' })).toHaveAttribute('href', '/profile?tab=personal-info')
  },
}

/** Every fault of every document has words of its own, and so has every refusal. */
export const EveryReasonIsSaid: Story = {
  tags: ['!visual'],
  args: {
    view: {
      ...identityOnly,
      state: 'resubmitNeeded',
      requests: documentFaults.flatMap((fault) => documentKinds.map((document) => ({ document, fault }))),
    },
  },
  play: async ({ canvas }) => {
    const words = documentFaults.flatMap((fault) => documentKinds.map((document) => faultWords[fault][document]))
    await expect(new Set(words).size).toBe(documentFaults.length * documentKinds.length)
    for (const text of words) await expect(canvas.getByText(text)).toBeVisible()
    const refusals = refusalReasons.flatMap((reason) => Object.values(refusalWords[reason]))
    await expect(new Set(refusals).size).toBe(refusalReasons.length * 2)
  },
}
