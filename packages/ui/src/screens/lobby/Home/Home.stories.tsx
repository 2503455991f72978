import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HomeView } from '@lagoon/domain/lobby/lobby.state'
import { demoReceives } from '@lagoon/contract/demo/payouts'
import { minor } from '@lagoon/contract/money/money'
import { lobbyWith, playedGame, sampleGame, sampleLobby } from '@lagoon/domain/testing/lobbySample'
import { jackpotRound } from '@lagoon/domain/testing/slotRoundSample'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, waitFor, within } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { Home } from './Home.tsx'

const player: Extract<HomeView, { state: 'player' }> = {
  state: 'player',
  displayName: 'mara_vale',
  lobby: sampleLobby,
  recentlyPlayed: [],
  favorites: [],
  jackpots: [],
  recentWins: [],
}

/** What the player has played so far. */
const played = ['moonlit-tides', 'lantern-koi', 'comet-line', 'porthole-twenty-one']

const meta = {
  title: 'Screens/Lobby/Home',
  component: Home,
  args: { view: player, onRetry: fn(), onResume: fn() },
  // What tells the states apart stands above; the shelves below are pictured once for a visitor and once for a player.
  // The size of targets (WCAG 2.2) is off in axe unless it is asked for.
  parameters: {
    spec: '§2.7',
    picture: { maxHeight: 1600 },
    a11y: { config: { rules: [{ id: 'target-size', enabled: true }] } },
  },
} satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody came for the first time and is told what this is, what they are given, and what to do. */
export const Visitor: Story = {
  args: { view: { state: 'visitor', lobby: sampleLobby } },
  parameters: { spec: ['§2.7', '§6.1'], picture: { maxHeight: 6000 } },
}

/** The player logged in and finds the lobby, with a game to begin with. */
export const Player: Story = { tags: ['day', 'day-desktop'], parameters: { spec: ['§2.7', '§6.2'], picture: { maxHeight: 6000 } } }

/** The lobby is on its way; its places are kept. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The lobby is open and has no games. */
export const NoGames: Story = { args: { view: { state: 'noGames' } } }

/** The lobby did not come; the player can ask again. */
export const FailedLoad: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** The platform is being worked on (503), and the player was brought home. */
export const Offline: Story = { args: { view: { state: 'offline' } }, parameters: { spec: ['§4.6', '§8.2'] } }

/** The platform went down while the player came back from a payment: it is not lost. */
export const OfflineWithPayment: Story = {
  args: { view: { state: 'offline', pendingPayment: { paymentId: 'pay-7f3a' } } },
  parameters: { spec: ['§4.10', '§8.2'] },
}

/** A payment the player made is not confirmed yet: it is neither lost nor booked. */
export const PaymentPending: Story = {
  args: {
    view: {
      ...player,
      pendingPayment: { paymentId: 'pay-7f3a' },
    },
  },
  parameters: { spec: ['§4.10', '§2.2'] },
}

/** A withdrawal of the player is not over: how it stands is said here too. */
export const WithdrawalOpen: Story = {
  args: {
    view: {
      ...player,
      openWithdrawal: { withdrawalId: 'wd-1', standing: 'IN_REVIEW', receives: demoReceives(25_000n, 'BANK') },
    },
  },
  parameters: { spec: '§2.7' },
}

/** The player was here before and finds the games of last time first. */
export const RecentlyPlayed: Story = {
  args: { view: { ...player, lobby: lobbyWith(played), recentlyPlayed: played.map(playedGame) } },
}

/** The player marked games to find them again. The state's name is spelled as in the specification. */
export const Favourites: Story = {
  args: { view: { ...player, lobby: lobbyWith(played), favorites: played.slice(0, 3).map(playedGame) } },
}

/** The player left in the middle of a round: the bet is kept, and the way back stands on top. */
export const UnfinishedRound: Story = {
  args: {
    view: {
      ...player,
      unfinishedRound: {
        game: sampleGame('moonlit-tides'),
        bet: { kind: 'GAME', minor: minor(20_000n) },
        startedAt: '2026-03-01T21:14:00Z',
      },
    },
  },
}

/** Five are left of the featured games that the top of the page does not show: one of those makes the row of the desktop full. */
export const FeaturedFillsItsRow: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const featured = within(canvas.getByRole('region', { name: 'Featured' }))
    await expect(featured.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** What the player's own rounds made of a jackpot, and what others won lately; it comes by itself, and stands still when asked to. */
export const WinnersJackpotTicker: Story = {
  tags: ['day'],
  args: {
    view: {
      ...player,
      jackpots: [
        {
          game: sampleGame('pearl-diver'),
          bet: { kind: 'SWEEP', minor: minor(200n) },
          amount: { kind: 'PRIZE', minor: minor(10_340n) },
        },
      ],
      recentWins: [
        { id: '1', shortName: 'or***', gameName: 'Moonlit Tides', win: jackpotRound.win, isJackpot: true },
        { id: '2', shortName: 'he***', gameName: 'Lantern Jacks', win: { kind: 'PRIZE', minor: minor(24_050n) }, isJackpot: false },
        { id: '3', shortName: 'th***', gameName: 'Porthole Twenty-One', win: { kind: 'PRIZE', minor: minor(1_875n) }, isJackpot: false },
        { id: '4', shortName: 'te***', gameName: 'Pearl Draw', win: { kind: 'GAME', minor: minor(980_000n) }, isJackpot: false },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    await expect(canvas.getByText('or*** won the jackpot')).toBeVisible()
    await expect(canvas.getByText('he*** won')).toBeVisible()
    const building = within(canvas.getByRole('region', { name: 'Jackpots you’re building' }))
    await expect(building.getByRole('link', { name: /^Pearl Diver/ })).toHaveAttribute('href', '/game-details/slot/pearl-diver')
    const pause = canvas.getByRole('button', { name: 'Pause' })
    await expect(pause).toBeVisible()
    pause.blur()
  },
}

/** The shell that a server sends first is taken over without a difference: the same lobby gives the same markup. */
export const TakesOverTheServersMarkup: Story = {
  tags: ['!visual'],
  args: { view: { state: 'visitor', lobby: sampleLobby } },
  play: async ({ args }) => {
    const shell = document.createElement('div')
    shell.innerHTML = renderToString(<Home {...args} />)
    const onRecoverableError = fn()
    const root = hydrateRoot(shell, <Home {...args} />, { onRecoverableError })
    await waitFor(() => expect(Object.keys(shell.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true))
    await expect(onRecoverableError).not.toHaveBeenCalled()
    root.unmount()
  },
}
