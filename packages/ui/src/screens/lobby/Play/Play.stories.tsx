import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { minor } from '@lagoon/contract/money/money'
import { sampleGame } from '@lagoon/domain/testing/lobbySample'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { Play, type PlayProps } from './Play.tsx'

const sweep = {
  game: sampleGame('moonlit-tides'),
  token: 'SWEEP',
  balances: [
    { kind: 'SWEEP', minor: minor(412n) },
    { kind: 'PRIZE', minor: minor(1_875n) },
  ],
} as const

const cover = `${location.origin}/covers/moonlit-tides.svg`
/** Stands in for the page of the provider, which no story can open: its picture, and around it the same far out of focus. */
const url = `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><title>Moonlit Tides</title><style>
  body { display: grid; grid-template: 100vh / 100vw; margin: 0; overflow: hidden; background: black }
  img { grid-area: 1 / 1; width: 100%; height: 100%; object-fit: contain }
  img[aria-hidden] { scale: 1.2; object-fit: cover; opacity: 0.4; filter: blur(24px) }
</style><img aria-hidden="true" alt="" src="${cover}"><img alt="" src="${cover}"></html>`)}`

/** What stands over the game, or beside it, is looked at once the game has drawn itself. */
const drawsGame = async ({ args }: Pick<StoryContext<PlayProps>, 'args'>): Promise<void> => {
  await waitFor(() => expect(args.onFrameLoad).toHaveBeenCalled())
}

const meta = {
  title: 'Screens/Lobby/Play',
  component: Play,
  args: {
    view: { state: 'playing', url, ...sweep },
    onFrameLoad: fn(),
    onLeave: fn(),
    onKeepPlaying: fn(),
    onPlayAgain: fn(),
  },
  parameters: { spec: '§2.5' },
} satisfies Meta<typeof Play>
export default meta
type Story = StoryObj<typeof meta>

/** The player pressed play; the provider is opening the game. */
export const LoadingGame: Story = { args: { view: { state: 'loadingGame', url, ...sweep } } }

/** The game runs; its token and the balance stand above it, live. */
export const Playing: Story = {
  tags: ['day', 'day-desktop'],
  play: async ({ canvas, userEvent, args }) => {
    await drawsGame({ args })
    await userEvent.click(canvas.getByRole('button', { name: 'Leave game' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Leave game' }).blur()
  },
}

/** Somebody deals at the table: the way to a tip stands in the bar. */
export const TableWithDealer: Story = {
  args: { view: { state: 'playing', url, ...sweep, game: sampleGame('porthole-twenty-one') }, onTip: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await drawsGame({ args })
    await userEvent.click(canvas.getByRole('button', { name: 'Tip the dealer' }))
    await expect(args.onTip).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Tip the dealer' }).blur()
  },
}

/** The line broke in the middle of the game: the player learns what happens to a bet that was taken, and can still reach the game. */
export const ConnectionLost: Story = {
  args: { view: { state: 'connectionLost', url, ...sweep } },
  parameters: { spec: ['§2.5', '§1.9'] },
  play: async ({ canvas, args }) => {
    await drawsGame({ args })
    const game = canvas.getByTitle('Moonlit Tides, the game')
    const { x, y, width, height } = game.getBoundingClientRect()
    await expect(game).not.toHaveAttribute('inert')
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(game)
  },
}

/** The provider played the interrupted round to its end: bet and win are stated as they were booked. */
export const RoundFinishedProvider: Story = {
  args: {
    view: {
      state: 'roundFinishedByProvider',
      ...sweep,
      bet: { kind: 'SWEEP', minor: minor(100n) },
      win: { kind: 'PRIZE', minor: minor(0n) },
    },
  },
}

/** The session ended, by the player elsewhere or by time; everything is booked. */
export const SessionEnded: Story = {
  args: { view: { state: 'sessionEnded', ...sweep } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play again' }))
    await expect(args.onPlayAgain).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Play again' }).blur()
  },
}

/** An hour went by: the game waits while the player looks at what it took and what it gave. */
export const RealityCheck: Story = {
  args: {
    view: {
      state: 'realityCheck',
      url,
      ...sweep,
      game: { ...sweep.game, name: 'The Extraordinarily Patient Song of the Old Whale' },
      minutes: 60,
      wagered: { kind: 'SWEEP', minor: minor(24_500n) },
      won: { kind: 'PRIZE', minor: minor(18_750n) },
    },
  },
  play: drawsGame,
}

/** The next step is to try again; the lobby is the way beside it. */
const triesAgain: Story['play'] = async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(args.onPlayAgain).toHaveBeenCalledOnce()
  await expect(canvas.getByRole('link', { name: 'Back to lobby' })).toHaveAttribute('href', '/')
  canvas.getByRole('button', { name: 'Try again' }).blur()
}

/** The provider did not open the game; nothing was taken. */
export const Failed: Story = { args: { view: { state: 'failed', reason: 'providerUnavailable' } }, play: triesAgain }

/** The address names a game that the lobby does not hold; all of them are one press away. */
export const UnknownGame: Story = { args: { view: { state: 'failed', reason: 'unknownGame' } } }

/** Nobody answered: the game may well be there, so the player can try again. */
export const NotLoaded: Story = {
  args: { view: { state: 'failed', reason: 'notLoaded' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onPlayAgain).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Try again' }).blur()
  },
}

/** The player left a hand at another table, and the tokens are still in it: the page of that game leads back to it. */
export const TokensAtTable: Story = {
  args: { view: { state: 'failed', reason: 'tokensAtTable', table: { type: 'POKER', id: 'hearth-holdem' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your hand' })).toHaveAttribute('href', '/game-details/poker/hearth-holdem')
  },
}

/** Which table has them is not known, so no link promises to lead there. */
export const TokensAtSomeTable: Story = {
  tags: ['!visual'],
  args: { view: { state: 'failed', reason: 'tokensAtTable' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Go to your hand' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Back to lobby' })).toHaveAttribute('href', '/')
  },
}

/** The provider does not run the game yet; nothing was taken. */
export const NotPlayableYet: Story = { args: { view: { state: 'failed', reason: 'notPlayable' } } }

/** The balance is below the smallest stake. */
export const FailedForBalance: Story = {
  args: {
    view: {
      state: 'failed',
      reason: 'insufficientBalance',
      lacking: { kind: 'SWEEP', minStake: minor(20n), balance: minor(5n) },
    },
  },
}

/** The game asks for a verified player. */
export const FailedForVerification: Story = { args: { view: { state: 'failed', reason: 'kycRequired' } } }

/** A limit of the player holds the game back for a while. */
export const FailedForLimit: Story = {
  args: {
    view: {
      state: 'failed',
      reason: 'limitReached',
      limit: { limit: minor(5_000n), left: minor(0n), days: 7, resetsAt: '2026-03-09T00:00:00Z' },
    },
  },
}

/** More games were opened in a minute than anybody plays. */
export const FailedForTooManyRequests: Story = { args: { view: { state: 'failed', reason: 'tooManyRequests' } }, play: triesAgain }

/** The player came by the address: which game it is has still to be asked. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The browser cannot fill the screen, so no button promises it. */
export const NoFullScreen: Story = {
  tags: ['!visual'],
  beforeEach: () => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true })
    return () => void Reflect.deleteProperty(document, 'fullscreenEnabled')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Leave game' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Full screen' })).not.toBeInTheDocument()
  },
}

/** The browser refuses to fill the screen, and the game goes on as it is. */
export const FullScreenRefused: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const refuse = spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('Permissions check failed'))
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }))
      await expect(refuse).toHaveBeenCalledOnce()
    } finally {
      refuse.mockRestore()
    }
  },
}
