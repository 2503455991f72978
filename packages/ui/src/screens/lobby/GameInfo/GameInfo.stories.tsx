import type { Meta, StoryObj } from '@storybook/react-vite'
import { factsOf, sampleFacts } from '@lagoon/domain/testing/lobbySample'
import { expect, fn } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { GameInfo } from './GameInfo.tsx'

const whaleSong = factsOf('whale-song')

const meta = {
  title: 'Screens/Lobby/Game Info',
  component: GameInfo,
  args: { view: { state: 'filled', facts: sampleFacts, audience: 'visitor' }, isAlone: true, onRetry: fn() },
  parameters: { spec: '§2.15' },
  // Without the header the page stands in the `main` of the frame.
  decorators: [insideMain],
} satisfies Meta<typeof GameInfo>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor pressed a card in the lobby: they read what the game is and returns, and see how they come to play it. */
export const Filled: Story = { tags: ['day'], parameters: { spec: ['§2.15', '§6.1'] } }

/** A player came by a shared address; one press leads on to where the game is opened. */
export const FilledForAPlayer: Story = {
  args: { view: { state: 'filled', facts: sampleFacts, audience: 'player' } },
  parameters: { spec: ['§2.15', '§6.2'] },
}

/** The provider does not run the game yet: it can be read about, and nothing is promised. */
export const FilledNotYetPlayable: Story = {
  args: {
    view: {
      state: 'filled',
      audience: 'visitor',
      facts: {
        ...whaleSong,
        game: { ...whaleSong.game, isPlayable: false, name: 'The Extraordinarily Patient Song of the Old Whale and Her Daughters' },
      },
    },
  },
}

/** The address names a game that the lobby does not hold; the lobby is one press away. */
export const UnknownGame: Story = { args: { view: { state: 'unknownGame' } } }

/** The facts are on their way; the way back stands already. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Logging in from here leads on to the game that was read about. */
export const LogInLeadsOnToTheGame: Story = {
  tags: ['!visual'],
  parameters: { spec: ['§2.15', '§4.2'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register')
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?return=%2Fgame-details%2Fslot%2Fmoonlit-tides',
    )
    await expect(canvas.getByRole('link', { name: /Lantern Koi/ })).toHaveAttribute('href', '/game-info/slot/lantern-koi')
  },
}

/** Nobody answered when the game was asked for; whoever reads can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } } }
