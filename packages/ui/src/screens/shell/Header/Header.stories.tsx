import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { minor } from '@lagoon/contract/money/money'
import type { BalanceSheet } from '@lagoon/contract/money/balanceSheet'
import type { HeaderView } from '@lagoon/domain/shell/shell.state'
import { expect, fn, waitFor } from 'storybook/test'
import { ThemeSwitch } from '../../../patterns/ThemeSwitch/ThemeSwitch.tsx'
import { Header } from './Header.tsx'

const noneHeld: BalanceSheet['held'] = { GAME: minor(0n), SWEEP: minor(0n), BONUS_SWEEP: minor(0n), PRIZE: minor(0n), TIP: minor(0n) }
const balances: BalanceSheet = {
  version: 7n,
  tokens: { GAME: minor(984_250n), SWEEP: minor(412n), BONUS_SWEEP: minor(0n), PRIZE: minor(1_875n), TIP: minor(0n) },
  held: noneHeld,
}
const player: Extract<HeaderView, { state: 'player' }> = {
  state: 'player',
  displayName: 'mara_vale',
  email: 'mara.vale@example.com',
  balances,
  connection: 'live',
}

const meta = {
  title: 'Screens/Shell/Header',
  component: Header,
  args: { view: player, place: 'home', onLogOut: fn() },
  parameters: { spec: '§3.6' },
  decorators: [(Story) => <div style={{ minBlockSize: '44rem' }}>{Story()}</div>],
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody came for the first time: the app is open to look around, and asks to log in or to sign up. */
export const Visitor: Story = { args: { view: { state: 'visitor' } }, parameters: { spec: '§6.1' } }

/** On the narrowest phone every word of the bottom bar fits its fifth. */
export const VisitorOnTheNarrowestPhone: Story = {
  tags: ['!visual'],
  args: { view: { state: 'visitor' } },
  // What is fixed stays inside a box that is moved.
  decorators: [(Story) => <div style={{ inlineSize: '320px', minBlockSize: '44rem', transform: 'translate(0)' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const entries = [...canvasElement.querySelectorAll('nav[aria-label="Main menu"] :is(a, button)')]
    await expect(entries).toHaveLength(5)
    await expect(entries.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
  },
}

/** The player is logged in and sees what they hold. */
export const PlayerBalances: Story = {
  tags: ['day', 'day-desktop'],
  parameters: { spec: ['§3.6', '§1.2'] },
  play: async ({ canvasElement }) => {
    const places = [...canvasElement.querySelectorAll('nav[aria-label="Main"] a')].map(({ textContent }) => textContent)
    await expect(places).toEqual(['Games', 'Wallet', 'Rewards'])
  },
}

/** The display name and the amounts are as long as they get: millions are cut, never rounded up, and nothing breaks. */
export const PlayerLongDisplayName: Story = {
  args: {
    opened: 'account',
    settings: <ThemeSwitch theme="night" onTheme={fn()} />,
    view: {
      ...player,
      displayName: 'the_most_patient_lighthouse_keeper_of_the_northern_shore',
      email: 'the.most.patient.lighthouse.keeper@northern-shore.example.com',
      balances: {
        version: 8n,
        tokens: {
          GAME: minor(1_234_567_890_12n),
          SWEEP: minor(99_999_999n),
          BONUS_SWEEP: minor(12_345_678n),
          PRIZE: minor(98_765_432n),
          TIP: minor(450_000n),
        },
        held: noneHeld,
      },
    },
  },
}

/** Tokens are at a table and prize tokens are being withdrawn: named under what is left to spend. */
export const HeldInGame: Story = {
  args: {
    view: {
      ...player,
      balances: {
        ...balances,
        tokens: { ...balances.tokens, GAME: minor(0n) },
        held: { ...noneHeld, GAME: minor(984_250n), PRIZE: minor(1_250n) },
      },
    },
  },
}

/** Stands for the socket: what arrives on it is a newer view. */
const WIN_ARRIVES = 'win-arrives'

const LiveHeader = (args: Parameters<typeof Header>[0]) => {
  const [view, setView] = useState(args.view)
  useEffect(function listenForTheWin() {
    const arrive = () =>
      setView({ ...player, balances: { ...balances, version: 8n, tokens: { ...balances.tokens, GAME: minor(996_750n) } } })
    addEventListener(WIN_ARRIVES, arrive)
    return () => removeEventListener(WIN_ARRIVES, arrive)
  }, [])
  return <Header {...args} view={view} />
}

/** A win came in while the player looked at the lobby: the balance changes where it stands and is tinted for a moment. */
export const BalanceUpdatingLive: Story = {
  render: (args) => <LiveHeader {...args} />,
  parameters: { spec: '§1.9' },
  play: async ({ canvas, canvasElement }) => {
    dispatchEvent(new Event(WIN_ARRIVES))
    await waitFor(() => expect(canvasElement.querySelector('[data-moved]')).toHaveTextContent('9,967.50'))
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Game tokens: 9,967.50'))
  },
}

/** The live line to the server broke: the balances stay, marked as possibly old, until it is back. */
export const SocketReconnecting: Story = { args: { view: { ...player, connection: 'reconnecting' } }, parameters: { spec: '§1.9' } }

/** On a phone the places stand at the thumb, and everything else waits behind Menu. */
export const PhoneMenuClosed: Story = { tags: ['phone-only'], args: { place: 'games' }, parameters: { spec: ['§2.7', '§2.16'] } }

/** The player pressed Menu on a phone. */
export const PhoneMenuOpen: Story = {
  tags: ['phone-only', 'day'],
  args: { place: 'games', opened: 'menu', isPhone: true },
  parameters: { spec: ['§2.7', '§2.16'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Notifications')).toHaveAttribute('href', '/notification')
  },
}
