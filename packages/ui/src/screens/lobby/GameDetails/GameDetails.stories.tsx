import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@lagoon/contract/money/money'
import { factsOf, sampleFacts } from '@lagoon/domain/testing/lobbySample'
import { expect, fn } from 'storybook/test'
import { GameDetails } from './GameDetails.tsx'

const balances = [
  { kind: 'GAME', minor: minor(984_250n), held: minor(0n) },
  { kind: 'SWEEP', minor: minor(412n), held: minor(0n) },
] as const

const whaleSong = factsOf('whale-song')

const meta = {
  title: 'Screens/Lobby/Game Details',
  component: GameDetails,
  args: {
    view: { state: 'readyToPlay', facts: sampleFacts, balances, isLaunching: false },
    onPlay: fn(),
    onFavorite: fn(),
    onRetry: fn(),
  },
  parameters: { spec: '§2.20' },
} satisfies Meta<typeof GameDetails>
export default meta
type Story = StoryObj<typeof meta>

/** The player opened a game, sees both tokens it takes and what each win pays, and may begin. */
export const ReadyPlay: Story = { tags: ['day', 'day-desktop'] }

/** What the player holds is not known yet: nobody says that it is too little, and the game may be opened. */
export const BalancesLoading: Story = {
  tags: ['!visual'],
  args: { view: { state: 'readyToPlay', facts: sampleFacts, balances: [], isLaunching: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/don’t have enough/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^Play with/ }))
    await expect(args.onPlay).toHaveBeenCalledOnce()
  },
}

/** Somebody without an account came by an address; nothing of a player is shown. */
export const LoggedOut: Story = {
  args: { view: { state: 'loggedOut', facts: sampleFacts } },
  parameters: { spec: ['§2.20', '§4.2'] },
}

/** The provider of the game does not answer. Nothing was taken, and the player may try again. */
export const ProviderUnavailable: Story = { args: { view: { state: 'providerUnavailable', facts: sampleFacts } } }

/** The provider does not run this game yet; the page says so and takes no bet. */
export const NotYetPlayable: Story = {
  args: {
    view: {
      state: 'providerUnavailable',
      facts: {
        ...whaleSong,
        game: { ...whaleSong.game, isPlayable: false, name: 'The Extraordinarily Patient Song of the Old Whale and Her Daughters' },
      },
    },
  },
}

/** The player left a hand at another table, and the tokens are still in it: the page of that game leads back to it. */
export const TokensAtTable: Story = {
  args: { view: { state: 'tokensAtTable', facts: sampleFacts, table: { type: 'POKER', id: 'hearth-holdem' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your hand' })).toHaveAttribute('href', '/game-details/poker/hearth-holdem')
  },
}

/** The server asks for a verified identity before the player may bet here. */
export const KycRequired: Story = { args: { view: { state: 'kycRequired', facts: sampleFacts } }, parameters: { spec: ['§2.20', '§1.3'] } }

/** The player holds too few sweep tokens for the smallest stake; game tokens would do. */
export const InsufficientBalance: Story = {
  args: {
    view: {
      state: 'insufficientBalance',
      facts: sampleFacts,
      lacking: 'SWEEP',
      balances: [
        { kind: 'GAME', minor: minor(984_250n), held: minor(0n) },
        { kind: 'SWEEP', minor: minor(5n), held: minor(0n) },
      ],
    },
  },
  parameters: { spec: ['§2.20', '§8.10'] },
}

/** The limit that the player set for themselves: what is left of it, and from when they can bet again. */
export const LimitReached: Story = {
  args: {
    view: {
      state: 'limitReached',
      facts: sampleFacts,
      balances,
      lacking: 'SWEEP',
      limit: { limit: minor(5_000n), left: minor(10n), days: 7, resetsAt: '2026-03-09T00:00:00Z' },
    },
  },
}

/** Of a limit of a day nothing is left. */
export const LimitUsedUp: Story = {
  tags: ['!visual'],
  args: {
    view: {
      state: 'limitReached',
      facts: sampleFacts,
      balances,
      lacking: 'SWEEP',
      limit: { limit: minor(1_500_000n), left: minor(0n), days: 1, resetsAt: '2026-03-09T00:00:00Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your loss limit is 15,000 tokens per day, and you’ve reached it\./)).toBeVisible()
  },
}

/** Of game tokens nothing counts as lost: who chooses them plays on, without opening the page anew. */
export const PlaysOnWithGameTokens: Story = {
  tags: ['!visual'],
  args: { view: { state: 'limitReached', facts: sampleFacts, balances, lacking: 'SWEEP' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You’ve reached your loss limit')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Play with/ })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /^Game tokens/ }))
    await expect(canvas.queryByText('You’ve reached your loss limit')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Play with game tokens' }))
    await expect(args.onPlay).toHaveBeenCalledWith({ token: 'GAME' })
  },
}

/** The game is being opened; the button keeps its width and cannot be pressed twice. */
export const Opening: Story = { args: { view: { state: 'readyToPlay', facts: sampleFacts, balances, isLaunching: true } } }

/** The facts are on their way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The address names a game that the lobby does not hold. */
export const UnknownGame: Story = { args: { view: { state: 'unknownGame' } } }

/** The button says which token it takes, and takes that one. */
export const TakesTheChosenToken: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Sweep tokens/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Play with sweep tokens' }))
    await expect(args.onPlay).toHaveBeenCalledWith({ token: 'SWEEP' })
  },
}

/** The player marks the game to find it again, and takes the mark away. */
export const MarksFavorite: Story = {
  tags: ['!visual'],
  args: { view: { state: 'readyToPlay', facts: sampleFacts, balances, isLaunching: false, favorite: { isOn: false, isBusy: false } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to favorites' }))
    await expect(args.onFavorite).toHaveBeenCalledWith({ isFavorite: true })
  },
}

/** The game is a favorite already. */
export const Favorite: Story = {
  args: { view: { state: 'readyToPlay', facts: sampleFacts, balances, isLaunching: false, favorite: { isOn: true, isBusy: false } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from favorites' }))
    await expect(args.onFavorite).toHaveBeenCalledWith({ isFavorite: false })
  },
}

/** Nobody answered when the game was asked for; the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } } }
