import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { forcedColors } from '../../testing/forcedColors.ts'
import { GameCard } from './GameCard.tsx'

const game = { id: 'moonlit-tides', name: 'Moonlit Tides', providerName: 'Deepwater Studios', isPlayable: true, isNew: false }

const meta = {
  title: 'Patterns/GameCard',
  component: GameCard,
  args: { game, href: '#moonlit-tides', loading: 'eager' },
  render: (args) => (
    <div style={{ maxInlineSize: '12rem' }}>
      <GameCard {...args} />
    </div>
  ),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof GameCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'repeat(auto-fill, 9.5rem)' }}>
      <GameCard {...args} />
      <GameCard {...args} game={{ ...game, isNew: true }} />
      <GameCard {...args} game={{ ...game, isPlayable: false }} />
      <GameCard {...args} game={{ ...game, isNew: true, isPlayable: false }} />
    </div>
  ),
}

/** The covers stay pictures; the ring stands around the whole card. */
export const ForcedColors: Story = {
  ...Matrix,
  ...forcedColors,
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

/** The name wraps to two lines and ends in an ellipsis; the card keeps its width. */
export const LongName: Story = {
  args: {
    game: {
      ...game,
      name: 'The Extraordinarily Patient Lighthouse Keeper and the Silver Herring',
      providerName: 'Northlight Games International',
    },
  },
}

/** The picture is missing or late: a tinted plate holds its place and the words say the rest. */
export const CoverMissing: Story = { args: { game: { ...game, id: 'no-such-cover' } } }

/** One stop for the keyboard, and its name says game, maker and that it cannot be played yet. */
export const OneLinkWithEveryWord: Story = {
  tags: ['!visual'],
  args: { game: { ...game, isNew: true, isPlayable: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'New Moonlit Tides Deepwater Studios Coming soon' })).toHaveFocus()
  },
}
