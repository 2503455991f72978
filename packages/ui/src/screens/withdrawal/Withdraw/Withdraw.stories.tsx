import type { Meta, StoryObj } from '@storybook/react-vite'
import { inWords } from '@lagoon/contract/demo/money'
import { minor } from '@lagoon/contract/money/money'
import { expect, fn } from 'storybook/test'
import { sampleRequest, sampleSettings } from '../withdrawalSample.ts'
import { Withdraw } from './Withdraw.tsx'

const meta = {
  title: 'Screens/Withdrawal/Withdraw',
  component: Withdraw,
  args: { view: { state: 'choosing', settings: sampleSettings }, onContinue: fn(), onRetry: fn() },
  parameters: { spec: ['§2.21', '§2.25', '§5.10'] },
} satisfies Meta<typeof Withdraw>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const refusedWith =
  (words: RegExp): Play =>
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const amount = canvas.getByRole('textbox', { name: 'Prize tokens to withdraw' })
    await expect(amount).toHaveFocus()
    await expect(amount).toHaveAccessibleDescription(words)
    await expect(args.onContinue).not.toHaveBeenCalled()
  }

/** The player sees what can be withdrawn, the limits, and every way with its time and fee. */
export const ChooseProvider: Story = { args: { initialValues: { amount: '250', way: 'SKRILL' } } }

/** Nothing is typed and nothing is chosen for the player. */
export const Untouched: Story = {}

/** The amount is fine, but no way was chosen. */
export const NoneChosen: Story = {
  args: { initialValues: { amount: '250' } },
  parameters: { spec: '§5.11' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByText('Choose a withdrawal method.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Bank account/ })).toHaveFocus()
    await expect(args.onContinue).not.toHaveBeenCalled()
  },
}

/** More was typed than the player can withdraw. */
export const NotEnoughPrizeTokens: Story = {
  args: { initialValues: { amount: '900', way: 'BANK' } },
  parameters: { spec: ['§5.9', '§8.10'] },
  play: refusedWith(/You can withdraw 640.50 prize tokens right now/),
}

/** Less was typed than the server pays out. */
export const BelowMinimum: Story = {
  args: { initialValues: { amount: '20', way: 'BANK' } },
  parameters: { spec: ['§5.9', '§5.10'] },
  play: refusedWith(/The minimum withdrawal is 50 prize tokens/),
}

/** The player holds more than one withdrawal takes. */
export const AboveMaximum: Story = {
  args: {
    view: { state: 'choosing', settings: { ...sampleSettings, available: minor(1_234_567n) } },
    initialValues: { amount: '6000', way: 'BANK' },
  },
  parameters: { spec: ['§5.9', '§5.10'] },
  play: refusedWith(/maximum per withdrawal is 5,000 prize tokens/),
}

/** A part of a token was typed; it is not rounded for the player. */
export const NotWholeNumber: Story = {
  args: { initialValues: { amount: '250.75', way: 'CARD' } },
  parameters: { spec: ['§5.8', '§5.9'] },
  play: refusedWith(/Enter a whole number/),
}

/** The identity has to be verified before money leaves. */
export const KycRequired: Story = {
  args: { view: { state: 'kycRequired', available: sampleSettings.available } },
  parameters: { spec: ['§8.10', '§1.3'] },
}

/** The server has no settings for the country in the profile. */
export const SettingsNotFound: Story = {
  args: { view: { state: 'settingsNotFound', available: sampleSettings.available } },
  parameters: { spec: '§8.10' },
}

/** The request is on its way to the server. */
export const Submitting: Story = { args: { view: { state: 'submitting', request: sampleRequest('CARD') } } }

/** The server has the request and holds the tokens. */
export const Requested: Story = {
  args: { view: { state: 'requested', request: sampleRequest('BANK'), withdrawalId: 'wd_01JNB3Q8X4ZK7T' } },
}

/** The request was refused at once, with a reason that the player can act on. */
export const Declined: Story = {
  args: {
    view: {
      state: 'declined',
      request: sampleRequest('CARD'),
      reason: 'This card doesn’t accept payouts from outside its country. Use a bank account or a different card.',
    },
  },
  parameters: { spec: '§8.10' },
}

/** By keyboard: amount, way, and on with exactly what the summary says. */
export const PutTogetherByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prize tokens to withdraw' }), '250')
    canvas.getByRole('radio', { name: /^Bank account/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByText(inWords(sampleRequest('CARD').receives))).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onContinue).toHaveBeenCalledWith(sampleRequest('CARD'))
  },
}

/** What the player holds is on its way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered when the server was asked what the player holds. */
export const Failed: Story = { args: { view: { state: 'failed' } } }
