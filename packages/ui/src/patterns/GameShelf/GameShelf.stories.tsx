import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleGames } from '@lagoon/domain/testing/lobbySample'
import { GameShelf, GameShelves } from './GameShelf.tsx'

const meta = {
  title: 'Patterns/GameShelf',
  component: GameShelf,
  args: {
    id: 'slots',
    title: 'Slots',
    games: sampleGames.slice(0, 6),
    hrefOf: (game) => `#${game.id}`,
    all: { label: 'slots', href: '#slots' },
    eager: 6,
  },
} satisfies Meta<typeof GameShelf>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!visual'] }

export const Matrix: Story = {}

/** Fewer games than a row holds: the cards keep their size. */
export const TwoGames: Story = { args: { games: sampleGames.slice(0, 2) } }

/** With no more games than these there is no link to all; the title stands as far from the covers. */
export const WithoutAll: Story = {
  render: ({ id, title, games, hrefOf }) => <GameShelf id={id} title={title} games={games} hrefOf={hrefOf} eager={6} />,
}

/** Two short shelves share a line, their cards as wide as those of a long one; a third has nobody to share with. */
export const ShortAndLong: Story = {
  render: (args) => (
    <GameShelves>
      <GameShelf {...args} id="keno" title="Keno" games={sampleGames.slice(0, 3)} />
      <GameShelf {...args} id="crash" title="Crash" games={sampleGames.slice(3, 5)} />
      <GameShelf {...args} />
      <GameShelf {...args} id="fish" title="Fish" games={sampleGames.slice(0, 3)} />
    </GameShelves>
  ),
}
