import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { defaultPasswordLimits } from '@lagoon/contract/account/account.rules'
import { settingsParts } from '@lagoon/contract/account/enums'
import type { PlayerSettings } from '@lagoon/domain/account/settings/settings.state'
import { ProfileSettings } from './ProfileSettings.tsx'

const unlimited: PlayerSettings = {
  parts: settingsParts,
  specialOffers: true,
  notifications: 'on',
  language: 'en',
  languages: [{ code: 'en', name: 'English' }],
  passwordChangedAt: '2026-01-14T18:20:00Z',
  sessions: [],
  limits: { depositLimit: {}, lossLimit: {} },
}
const deposit = { amount: 200, days: '7' } as const
const loss = { amount: 50, days: '1' } as const
const settings: PlayerSettings = { ...unlimited, limits: { depositLimit: { now: deposit }, lossLimit: { now: loss } } }

const meta = {
  title: 'Screens/Account/Profile Settings',
  component: ProfileSettings,
  args: {
    onRetry: fn(),
    view: { state: 'settled', settings },
    onSpecialOffers: fn(),
    onNotifications: fn(),
    onAllowNotifications: fn(),
    onLeaveNotifications: fn(),
    onCheckNotifications: fn(),
    onOpen: fn(),
    onLanguage: fn(),
    onOwnLimit: fn(),
    onChangePassword: fn(),
    onEndSession: fn(),
    onEndSessions: fn(),
    onTakeBreak: fn(),
  },
  parameters: { spec: ['§2.21', '§3.5'] },
} satisfies Meta<typeof ProfileSettings>
export default meta
type Story = StoryObj<typeof meta>

/** The player gets offers by email. */
export const SpecialOffersOn: Story = {
  tags: ['day', 'day-desktop'],
  args: { view: { state: 'settled', settings: { ...settings, notifications: 'off' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Special offers by email' })).toBeChecked()
  },
}

/** The player wants no offers; what concerns the account still comes. */
export const SpecialOffersOff: Story = { args: { view: { state: 'settled', settings: { ...settings, specialOffers: false } } } }

/** This browser may show what is new. */
export const NotificationsOn: Story = {
  args: { view: { state: 'settled', settings: { ...settings, notifications: 'on' } } },
  parameters: { spec: ['§2.21', '§4.1'] },
}

/** The player wants no notifications here. */
export const NotificationsOff: Story = {
  args: { view: { state: 'settled', settings: { ...settings, specialOffers: false, notifications: 'off' } } },
  parameters: { spec: ['§2.21', '§4.1'] },
}

/** The browser was told to block them; only its own settings can change that. */
export const NotificationsBlocked: Story = {
  args: { view: { state: 'settled', settings: { ...settings, notifications: 'blocked' } } },
  parameters: { spec: ['§2.21', '§4.1'] },
}

/** The player wants them on; what they are for comes before the browser asks. */
export const NotificationsExplained: Story = {
  args: {
    view: { state: 'notifications', settings: { ...settings, notifications: 'off' }, permission: { state: 'default', isAsking: false } },
  },
  parameters: { spec: ['§2.21', '§4.1'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on notifications' }))
    await expect(args.onAllowNotifications).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onLeaveNotifications).toHaveBeenCalledOnce()
  },
}

/** The player looks for another language; there is one. */
export const Language: Story = {
  args: { view: { state: 'language', settings, isSaving: false } },
  parameters: { spec: ['§2.21', '§1.4', '§9.8'] },
}

/** A higher limit was asked for and waits for its 24 hours; until then the lower one holds. */
export const DepositLimitDays: Story = {
  args: {
    view: {
      state: 'depositLimit',
      settings: {
        ...settings,
        limits: {
          ...settings.limits,
          depositLimit: { now: deposit, next: { limit: { amount: 300, days: '7' }, from: '2026-03-03T08:40:00Z' } },
        },
      },
      isSaving: false,
    },
  },
}

/** The limit was taken away: it holds for 24 hours more, and is not taken away twice. */
export const DepositLimitEnding: Story = {
  args: {
    view: {
      state: 'depositLimit',
      settings: {
        ...settings,
        limits: { ...settings.limits, depositLimit: { now: deposit, next: { limit: null, from: '2026-03-03T08:40:00Z' } } },
      },
      isSaving: false,
    },
  },
}

/** What may be lost is limited too; a higher limit waits for its 24 hours. */
export const LossLimitDays: Story = {
  args: {
    view: {
      state: 'lossLimit',
      settings: {
        ...settings,
        limits: {
          ...settings.limits,
          lossLimit: { now: loss, next: { limit: { amount: 10_000, days: '30' }, from: '2026-03-03T08:40:00Z' } },
        },
      },
      isSaving: false,
    },
  },
}

/** The loss limit was taken away, and holds for 24 hours more. */
export const LossLimitEnding: Story = {
  args: {
    view: {
      state: 'lossLimit',
      settings: {
        ...settings,
        limits: { ...settings.limits, lossLimit: { now: loss, next: { limit: null, from: '2026-03-03T08:40:00Z' } } },
      },
      isSaving: false,
    },
  },
}

/** The password is changed right here; the current one is needed. */
export const ChangePassword: Story = {
  args: { view: { state: 'changePassword', settings, password: { state: 'filling', password: defaultPasswordLimits } } },
  parameters: { spec: '§5.5' },
}

/** The player is logged in on three more devices, one of which has not been used for a month. */
export const SessionsOnOtherDevices: Story = {
  args: {
    view: {
      state: 'sessions',
      settings: {
        ...settings,
        sessions: [
          { id: 'a', kind: 'PHONE', name: 'Safari on iPhone', lastUsedAt: '2026-03-01T21:47:00Z' },
          { id: 'b', kind: 'COMPUTER', name: 'Firefox on Windows', lastUsedAt: '2026-02-26T08:12:00Z' },
          { id: 'c', kind: 'TABLET', name: 'Chrome on Android', lastUsedAt: '2026-01-31T19:05:00Z' },
        ],
      },
    },
  },
}

/** The player wants to stop for a while, and reads what that means before it starts. */
export const TakeBreakSelfExclusion: Story = { args: { view: { state: 'takeBreak', settings, isSaving: false } } }

/** A new player: no limit, no other device. */
export const NothingSet: Story = {
  args: {
    view: {
      state: 'settled',
      settings: { ...unlimited, passwordChangedAt: '2026-03-02T08:31:00Z' },
    },
  },
}

/** Switches are pressed by keyboard and hold at once. */
export const SwitchedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('switch', { name: 'Special offers by email' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onSpecialOffers).toHaveBeenCalledWith({ isOn: false })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onNotifications).toHaveBeenCalledWith({ isOn: false })
    canvas.getByRole('button', { name: 'Change deposit limit' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ part: 'depositLimit' })
  },
}

/** A limit of nothing is refused; another one is saved with Enter. */
export const LimitedByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'depositLimit', settings, isSaving: false } },
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Limit in dollars' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '0{Enter}')
    await expect(amount).toHaveAccessibleDescription('Enter 1 dollar or more.')
    await expect(args.onOwnLimit).not.toHaveBeenCalled()
    await userEvent.clear(amount)
    await userEvent.type(amount, '150{Enter}')
    await expect(args.onOwnLimit).toHaveBeenCalledWith({ name: 'depositLimit', limit: { amount: 150, days: '7' } })
    await expect(canvas.getByRole('button', { name: 'Close deposit limit' })).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Tokens are spoken of as tokens, and what was set is what is asked for. */
export const LossLimitedByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'lossLimit', settings, isSaving: false } },
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Limit in tokens' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '0{Enter}')
    await expect(amount).toHaveAccessibleDescription('Enter 1 token or more.')
    await userEvent.clear(amount)
    await userEvent.type(amount, '25{Enter}')
    await expect(args.onOwnLimit).toHaveBeenCalledWith({ name: 'lossLimit', limit: { amount: 25, days: '1' } })
  },
}

/** A break starts only when its length is chosen and its meaning is known. */
export const BreakByKeyboard: Story = {
  ...TakeBreakSelfExclusion,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    const start = canvas.getByRole('button', { name: 'Start break' })
    await userEvent.click(start)
    await expect(canvas.getByText('Choose how long.')).toBeVisible()
    await expect(args.onTakeBreak).not.toHaveBeenCalled()
    canvas.getByRole('radio', { name: /24 hours/ }).focus()
    await userEvent.keyboard(' {ArrowDown}{Tab} ')
    await userEvent.click(start)
    await expect(args.onTakeBreak).toHaveBeenCalledWith({ length: 'week' })
  },
}

/** Settings and devices are on their way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** They did not come; the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } } }
