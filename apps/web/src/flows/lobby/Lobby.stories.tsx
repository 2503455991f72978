import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameDetailsScenarios, gameInfoScenarios, homeScenarios, slotHistoryScenarios } from '@lagoon/domain/testing/scenarios'
import { expect, within } from 'storybook/test'
import { AppAt } from '../AppAt.tsx'
import { PATIENCE, checkAnswers, scene } from '../flow.ts'

const meta = {
  title: 'Flows/Lobby',
  component: AppAt,
  afterEach: checkAnswers,
  tags: ['!visual', '!autodocs'],
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

/** The player opens the history by its address and finds the rounds. */
export const HistoryIsFilled: Story = {
  args: { address: '/profile?tab=game-history' },
  parameters: { spec: '§3.12' },
  beforeEach: scene('player', slotHistoryScenarios.filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Slot history' }, PATIENCE)).toBeVisible()
    await expect((await canvas.findAllByText(/Moonlit Tides/, undefined, PATIENCE)).length).toBeGreaterThan(1)
  },
}

/** The server is being worked on: the lobby says so in the server's words (503, §8). */
export const LobbyIsClosedForAMoment: Story = {
  args: { address: '/' },
  parameters: { spec: '§4.6' },
  beforeEach: scene('visitor', homeScenarios.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Back at noon.', undefined, PATIENCE)).toBeVisible()
  },
}

/** A visitor opens a page of the players: they land in the lobby instead, and see nothing of it. */
export const VisitorLandsInTheLobby: Story = {
  args: { address: '/rewards' },
  parameters: { spec: '§4.2' },
  beforeEach: scene('visitor', homeScenarios.visitor),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Laid-back games/ }, PATIENCE)).toBeVisible()
  },
}

/** A visitor presses a card of the lobby and reads about the game, with the way to an account, on a page without bars. */
export const VisitorReadsAboutAGame: Story = {
  args: { address: '/' },
  parameters: { spec: ['§2.15', '§6.1'] },
  beforeEach: scene('visitor', gameInfoScenarios.filled),
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('link', { name: /Moonlit Tides/ }, PATIENCE)
    if (card === undefined) throw new Error('the lobby shows no card of the game')
    await userEvent.click(card)
    await expect(await canvas.findByRole('heading', { name: 'Moonlit Tides', level: 1 }, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register')
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}

/** An address of a game that the lobby does not hold. */
export const VisitorAsksForAnUnknownGame: Story = {
  args: { address: '/game-info/slot/no-such-game' },
  parameters: { spec: '§2.15' },
  beforeEach: scene('visitor', gameInfoScenarios.unknownGame),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We can’t find that game' }, PATIENCE)).toBeVisible()
  },
}

/** A player opens a shared address inside the layout and is one press away from the game. */
export const PlayerReadsAboutAGame: Story = {
  args: { address: '/games/slot/moonlit-tides' },
  parameters: { spec: ['§2.15', '§6.2'] },
  beforeEach: scene('player', gameDetailsScenarios.readyToPlay),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Play' }, PATIENCE)).toHaveAttribute('href', '/game-details/slot/moonlit-tides')
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
}

/** An address of a play that names no game: the player is told, and shown the way to all of them. */
export const PlayerOpensAPlayOfNothing: Story = {
  args: { address: '/play' },
  parameters: { spec: '§2.5' },
  beforeEach: scene('player', homeScenarios.player),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We can’t find that game', level: 1 }, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all games' })).toHaveAttribute('href', '/games')
  },
}

/** A visitor opens the list of all games, types with a straight apostrophe, and finds the game; its card is open to them. */
export const VisitorSearchesTheGames: Story = {
  args: { address: '/games' },
  parameters: { spec: ['§2.16', '§6.1'] },
  beforeEach: scene('visitor', homeScenarios.visitor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search games' }, PATIENCE), "captain's")
    await expect(await canvas.findByText('1 of 4 games', undefined, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Captain’s Table/ })).toHaveAttribute('href', '/game-info/blackjack/captains-table')
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Game types' })).getByRole('link', { name: /^Slots/ }))
    await expect(await canvas.findByRole('heading', { name: 'Slots', level: 1 }, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search games' })).toHaveValue('')
  },
}

/** An address that holds a type and filters shows that list. */
export const PlayerOpensAListByItsAddress: Story = {
  args: { address: '/games/slot?open=1' },
  parameters: { spec: ['§2.16', '§6.2'] },
  beforeEach: scene('player', homeScenarios.player),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Slots', level: 1 }, PATIENCE)).toBeVisible()
    const card = await canvas.findByRole('link', { name: /Moonlit Tides/ }, PATIENCE)
    await expect(card).toHaveAttribute('href', '/game-details/slot/moonlit-tides')
    await expect(canvas.queryByRole('link', { name: /Lantern Koi/ })).toBeNull()
  },
}

/** An address of a type of game that there is not; one press away are all of them. */
export const VisitorAsksForAnUnknownType: Story = {
  args: { address: '/games/bingo' },
  parameters: { spec: '§2.16' },
  beforeEach: scene('visitor', homeScenarios.visitor),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'We can’t find those games' }, PATIENCE)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'See all games' }))
    await expect(await canvas.findByRole('heading', { name: 'All games', level: 1 }, PATIENCE)).toBeVisible()
  },
}

/** The lobby does not come: the list says so, and asks again when the player does. */
export const GamesFailToLoad: Story = {
  args: { address: '/games' },
  parameters: { spec: '§2.16' },
  beforeEach: scene('visitor', homeScenarios.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The games didn’t load' }, PATIENCE)).toBeVisible()
  },
}
