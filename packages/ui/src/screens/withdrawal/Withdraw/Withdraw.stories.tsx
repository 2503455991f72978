import type { Meta, StoryObj } from '@storybook/react-vite'
import { inWords } from '@lagoon/contract/demo/money'
import { minor } from '@lagoon/contract/money/money'
import { expect, fn } from 'storybook/test'
import type { RequestOutcome } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import type { WithdrawValues, WithdrawView } from '@lagoon/domain/withdrawal/withdrawal.state'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { sampleBlocked, sampleRequest, sampleSettings } from '../withdrawalSample.ts'
import { Outcome } from '../WithdrawTo/Outcome.tsx'
import { Withdraw } from './Withdraw.tsx'

const choosing = (initial: Partial<WithdrawValues> = {}, settings = sampleSettings): WithdrawView => ({
  state: 'choosing',
  settings,
  initial: { amount: '', way: '', ...initial },
})
/** What a request came to stands under the same heading as the form. */
const ended = (view: RequestOutcome) => () => (
  <ScreenFrame title="Withdraw" intro="Withdraw your prize tokens. Whole tokens only." width="narrow">
    <Outcome view={view} />
  </ScreenFrame>
)
const held = { balance: sampleSettings.balance, available: sampleSettings.available, blocked: [] }

const meta = {
  title: 'Screens/Withdrawal/Withdraw',
  component: Withdraw,
  args: { view: choosing(), onContinue: fn(), onDraft: fn(), onRetry: fn() },
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
export const ChooseProvider: Story = { tags: ['day', 'day-desktop'], args: { view: choosing({ amount: '250', way: 'SKRILL' }) } }

/** Nothing is typed and nothing is chosen for the player. */
export const Untouched: Story = {}

/** The amount is fine, but no way was chosen. */
export const NoneChosen: Story = {
  args: { view: choosing({ amount: '250' }) },
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
  args: { view: choosing({ amount: '900', way: 'BANK' }) },
  parameters: { spec: ['§5.9', '§8.10'] },
  play: refusedWith(/You can withdraw 640 prize tokens right now/),
}

/** Less was typed than the server pays out. */
export const BelowMinimum: Story = {
  args: { view: choosing({ amount: '20', way: 'BANK' }) },
  parameters: { spec: ['§5.9', '§5.10'] },
  play: refusedWith(/The minimum withdrawal is 50 prize tokens/),
}

/** The player holds more than one withdrawal takes. */
export const AboveMaximum: Story = {
  args: {
    view: choosing({ amount: '6000', way: 'BANK' }, { ...sampleSettings, balance: minor(1_234_567n), available: minor(1_234_567n) }),
  },
  parameters: { spec: ['§5.9', '§5.10'] },
  play: refusedWith(/maximum per withdrawal is 5,000 prize tokens/),
}

/** A part of a token was typed; it is not rounded for the player. */
export const NotWholeNumber: Story = {
  args: { view: choosing({ amount: '250.75', way: 'CARD' }) },
  parameters: { spec: ['§5.8', '§5.9'] },
  play: refusedWith(/Enter a whole number/),
}

/** The identity has to be verified before money leaves. */
export const KycRequired: Story = {
  args: { view: { state: 'kycRequired', ...held } },
  parameters: { spec: ['§8.10', '§1.3'] },
}

/** The server has no settings for the country in the profile. */
export const SettingsNotFound: Story = {
  args: { view: { state: 'settingsNotFound', ...held } },
  parameters: { spec: '§8.10' },
}

/** The request is on its way to the server. */
export const Submitting: Story = { render: ended({ state: 'submitting', request: sampleRequest('CARD') }) }

/** The server has the request and holds the tokens. */
export const Requested: Story = {
  render: ended({ state: 'requested', request: sampleRequest('BANK'), withdrawalId: 'wd_01JNB3Q8X4ZK7T' }),
}

/** The request was refused at once, with a reason that the player can act on. */
export const Declined: Story = {
  render: ended({
    state: 'declined',
    request: sampleRequest('CARD'),
    draft: { way: 'CARD', amount: '250' },
    reason: 'This card doesn’t accept payouts from outside its country. Use a bank account or a different card.',
  }),
  parameters: { spec: '§8.10' },
}

/** A request met something that the player can clear. */
export const DeclinedWithAWayOn: Story = {
  render: ended({ state: 'declined', request: sampleRequest('BANK'), draft: { way: 'BANK', amount: '250' }, obstacle: 'KYC_REQUIRED' }),
  parameters: { spec: '§8.10' },
}

/** Parts of the balance wait for something else; each says what frees it. */
export const BlockedTokens: Story = { args: { view: choosing({}, sampleBlocked) } }

/** More was typed than the daily limit lets through, and it is the limit that is named. */
export const LimitsReached: Story = {
  args: { view: choosing({ amount: '400', way: 'BANK' }, sampleBlocked) },
  play: refusedWith(/350 prize tokens of your daily limit left/),
}

/** What can be withdrawn is less than the smallest withdrawal: the reason stands in place of the form. */
export const TooFew: Story = {
  args: {
    view: {
      state: 'tooFew',
      settings: { ...sampleBlocked, balance: minor(62_000n), available: minor(1_000n), blocked: sampleBlocked.blocked },
    },
  },
}

/** Nothing was won yet. */
export const NothingYet: Story = {
  args: { view: { state: 'tooFew', settings: { ...sampleSettings, balance: minor(0n), available: minor(0n) } } },
}

/** One is under way; another can be requested beside it. */
export const UnderWay: Story = {
  args: {
    view: choosing(
      {},
      {
        ...sampleSettings,
        balance: minor(64_050n),
        available: minor(39_050n),
        open: { withdrawalId: 'wd_01JNB3Q8X4ZK7T', receives: sampleRequest('BANK').receives, standing: 'IN_REVIEW' },
      },
    ),
  },
}

/** The email has to be confirmed first: every step of a withdrawal is told there. */
export const EmailNotConfirmed: Story = { args: { view: { state: 'emailNotConfirmed', ...held } } }

/** Methods and limits depend on a country, and none is chosen. */
export const NoCountryInProfile: Story = { args: { view: { state: 'noCountryInProfile', ...held } }, parameters: { spec: '§8.10' } }

/** So much was withdrawn that a proof of address is asked for. */
export const AddressProofRequired: Story = { args: { view: { state: 'addressProofRequired', ...held } } }

/** Tokens of a payment that went back are owed. */
export const Debt: Story = { args: { view: { state: 'debt', ...held } } }

/** By keyboard: amount, method, and on with exactly what was chosen; the address keeps it. */
export const PutTogetherByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prize tokens to withdraw' }), '250')
    canvas.getByRole('radio', { name: /^Bank account/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByText(inWords(sampleRequest('CARD').receives))).toBeVisible()
    await expect(args.onDraft).toHaveBeenLastCalledWith({ amount: '250', way: 'CARD' })
    await userEvent.keyboard('{Enter}')
    await expect(args.onContinue).toHaveBeenCalledWith({ amount: '250', way: 'CARD' })
  },
}

/** What the player holds is on its way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered when the server was asked what the player holds. */
export const Failed: Story = { args: { view: { state: 'failed' } } }
