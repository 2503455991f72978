import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ranks as domainRanks, suits as domainSuits } from '@lagoon/contract/lobby/enums'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { CardHand } from './CardHand.tsx'
import { ranks, suits, type Card, type Rank, type Suit } from './cards.ts'
import { PlayingCard } from './PlayingCard.tsx'
import { sizes } from './PlayingCard.css.ts'

const card = (rank: Rank, suit: Suit): Card => ({ rank, suit })
const fullHouse = [card('Q', 'HEARTS'), card('Q', 'CLUBS'), card('Q', 'DIAMONDS'), card('9', 'SPADES'), card('9', 'HEARTS')]

const meta = {
  title: 'Patterns/PlayingCard',
  component: PlayingCard,
  args: { card: card('Q', 'HEARTS'), size: 'large' },
  argTypes: { size: { control: 'inline-radio', options: sizes } },
} satisfies Meta<typeof PlayingCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The whole deck, every standing, the back, and the three sizes. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="roomy">
      {suits.map((suit) => (
        <CardHand key={suit} label={suit} cards={ranks.map((rank) => card(rank, suit))} />
      ))}
      <Stack direction="row" gap="snug" align="end" isWrapping>
        <PlayingCard card={card('A', 'SPADES')} size="large" standing="lit" />
        <PlayingCard card={card('A', 'SPADES')} size="large" standing="back" />
        <PlayingCard card="faceDown" size="large" />
        {sizes.map((size) => (
          <PlayingCard key={size} card={card('10', 'CLUBS')} size={size} />
        ))}
      </Stack>
      <Surface>
        <CardHand label="In a row" cards={fullHouse} size="thumb" />
      </Surface>
    </Stack>
  ),
}

/** A suit is told by its shape alone. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** Five of seven make the hand; the others step back. */
export const HandLit: Story = {
  render: () => (
    <CardHand
      label="Your hand and the board"
      cards={[...fullHouse, card('K', 'DIAMONDS'), card('4', 'CLUBS')]}
      lit={fullHouse}
      size="large"
    />
  ),
}

/** A word under a card says what was done with it. */
export const HandMarked: Story = {
  render: () => <CardHand label="Dealt" cards={fullHouse} marks={{ 0: 'Held', 1: 'Held' }} size="large" />,
}

/** The dealer’s second card is not turned up yet. */
export const HandFaceDown: Story = {
  render: () => <CardHand label="Dealer" cards={[card('A', 'SPADES')]} hasFaceDown />,
}

/** A reader hears each card by its name, and which of them count. */
export const SpeaksTheCards: Story = {
  tags: ['!visual'],
  render: () => <CardHand label="Your cards" cards={[card('Q', 'HEARTS'), card('10', 'SPADES')]} lit={[card('Q', 'HEARTS')]} hasFaceDown />,
  play: async ({ canvas }) => {
    const heard = within(canvas.getByRole('list', { name: 'Your cards' }))
      .getAllByRole('listitem')
      .map((one) =>
        [...one.querySelectorAll('span')]
          .filter((span) => span.childElementCount === 0)
          .map((span) => span.textContent)
          .join(''),
      )
    await expect(heard).toEqual(['Queen of hearts, counts', 'Ten of spades', 'Face-down card'])
    await expect([ranks, suits]).toEqual([domainRanks, domainSuits])
  },
}
