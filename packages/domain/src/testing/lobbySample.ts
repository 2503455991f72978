import type { GameFacts, GameTile, LobbyContent } from '../lobby/lobby.state.ts'
import type { GameType } from '@lagoon/contract/lobby/enums'
import { minor } from '@lagoon/contract/money/money'

const providers = { deepwater: 'Deepwater Studios', coralforge: 'Coral Forge', northlight: 'Northlight Games' } as const

const game = (
  id: string,
  name: string,
  type: GameType,
  providerId: keyof typeof providers,
  flags: Partial<Pick<GameTile, 'isPlayable' | 'isNew' | 'isFeatured'>> = {},
): GameTile => ({
  id,
  name,
  type,
  providerId,
  providerName: providers[providerId],
  isPlayable: false,
  isNew: false,
  isFeatured: false,
  ...flags,
})

/** A part of the seeded lobby, for stories and tests. */
export const sampleGames: readonly GameTile[] = [
  game('moonlit-tides', 'Moonlit Tides', 'SLOT', 'deepwater', { isPlayable: true, isNew: true, isFeatured: true }),
  game('aurora-antlers', 'Aurora Antlers', 'SLOT', 'northlight', { isFeatured: true }),
  game('lantern-koi', 'Lantern Koi', 'SLOT', 'deepwater', { isFeatured: true }),
  game('salt-crown', 'Salt Crown', 'SLOT', 'coralforge', { isFeatured: true }),
  game('comet-line', 'Comet Line', 'CRASH', 'northlight', { isFeatured: true }),
  game('last-lighthouse', 'Last Lighthouse', 'SLOT', 'deepwater', { isFeatured: true }),
  game('aurora-blackjack', 'Aurora Blackjack', 'BLACKJACK', 'northlight', { isFeatured: true }),
  game('fjord-runner', 'Fjord Runner', 'SLOT', 'northlight', { isFeatured: true }),
  game('ember-keno', 'Ember Keno', 'KENO', 'coralforge', { isFeatured: true }),
  game('pearl-diver', 'Pearl Diver', 'SLOT', 'deepwater', { isFeatured: true }),
  game('captains-table', 'Captain’s Table', 'POKER', 'deepwater', { isFeatured: true }),
  game('whale-song', 'Whale Song', 'SLOT', 'deepwater'),
  game('jellyfish-waltz', 'Jellyfish Waltz', 'SLOT', 'deepwater', { isNew: true }),
  game('lanternfish-alley', 'Lanternfish Alley', 'FISH', 'deepwater', { isNew: true }),
  game('anvil-and-coral', 'Anvil & Coral', 'SLOT', 'coralforge', { isNew: true }),
  game('icebreaker', 'Icebreaker', 'SLOT', 'northlight', { isNew: true }),
  game('sunken-cathedral', 'Sunken Cathedral', 'SLOT', 'deepwater'),
  game('pearl-draw', 'Pearl Draw', 'KENO', 'deepwater'),
  game('tidepool-keno', 'Tidepool Keno', 'KENO', 'deepwater'),
  game('harbour-bell-keno', 'Harbour Bell Keno', 'KENO', 'deepwater'),
  game('midnight-trawl', 'Midnight Trawl', 'FISH', 'deepwater'),
  game('reef-patrol', 'Reef Patrol', 'FISH', 'deepwater'),
  game('low-tide-stud', 'Low Tide Stud', 'POKER', 'deepwater'),
  game('rising-bell', 'Rising Bell', 'CRASH', 'deepwater'),
  game('bubble-line', 'Bubble Line', 'CRASH', 'deepwater'),
  game('porthole-twenty-one', 'Porthole Twenty-One', 'BLACKJACK', 'deepwater'),
  game('harbourmaster-blackjack', 'Harbourmaster Blackjack', 'BLACKJACK', 'deepwater'),
  game('bellows-keno', 'Bellows Keno', 'KENO', 'coralforge'),
  game('crab-foundry', 'Crab Foundry', 'FISH', 'coralforge', { isNew: true }),
  game('iron-harpoon', 'Iron Harpoon', 'FISH', 'coralforge'),
  game('foundry-holdem', 'Foundry Hold’em', 'POKER', 'coralforge'),
  game('five-card-ember', 'Five Card Ember', 'POKER', 'coralforge'),
  game('spark-line', 'Spark Line', 'CRASH', 'coralforge'),
  game('geyser', 'Geyser', 'CRASH', 'coralforge'),
  game('anvil-blackjack', 'Anvil Blackjack', 'BLACKJACK', 'coralforge'),
  game('red-iron-twenty-one', 'Red Iron Twenty-One', 'BLACKJACK', 'coralforge'),
  game('midnight-sun-poker', 'Midnight Sun Poker', 'POKER', 'northlight'),
]

/** One game of the sample by its id. Throws a RangeError on an id that it does not hold. */
export const sampleGame = (id: string): GameTile => {
  const found = sampleGames.find((tile) => tile.id === id)
  if (!found) throw new RangeError(`no game ${id} in the sample`)
  return found
}

export const sampleLobby: LobbyContent = {
  games: sampleGames,
  promotions: [
    {
      id: 'the-long-tide',
      title: 'The long tide',
      summary: 'Every Sunday of March, bonus sweep tokens for ten rounds of any open game, whatever they win.',
      publishedAt: '2026-03-01T09:00:00Z',
    },
    {
      id: 'welcome',
      title: 'Tokens to begin with',
      summary: 'A confirmed email address brings game tokens and sweep tokens, once.',
      publishedAt: '2026-02-02T09:00:00Z',
    },
  ],
  news: [
    {
      id: 'moonlit-tides-is-open',
      title: 'Moonlit Tides is open',
      summary: 'The first game in the lobby that you can play: five reels by Deepwater Studios.',
      publishedAt: '2026-02-26T09:00:00Z',
    },
    {
      id: 'every-spin-is-in-your-history',
      title: 'Every spin is in your history',
      summary: 'Reels, winning lines, stake and win of each round, as the provider reported them.',
      publishedAt: '2026-02-12T09:00:00Z',
    },
    {
      id: 'five-kinds-of-token',
      title: 'Five kinds of token, and what each one does',
      summary: 'A colour and a shape for each, the same on every page.',
      publishedAt: '2026-02-09T09:00:00Z',
    },
  ],
}

export const sampleFacts: GameFacts = {
  game: sampleGame('moonlit-tides'),
  summary: 'Five reels under a full moon. Most spins are quiet; the moon stands in for other symbols and makes the larger wins.',
  returnToPlayerBp: 9590,
  volatility: 'MEDIUM',
  minStake: minor(20n),
  maxStake: minor(10_000n),
  paylines: 20,
  rules: [
    'Choose a stake and spin the five reels once.',
    'Matching symbols count on a line from the leftmost reel.',
    'The moon stands in for the other line symbols.',
    'Only the highest win of each line is paid.',
    'If the game is interrupted, the round is finished by the provider and the win is booked.',
  ],
  tokens: ['GAME', 'SWEEP'],
  related: ['aurora-antlers', 'lantern-koi', 'salt-crown', 'last-lighthouse', 'fjord-runner', 'pearl-diver'].map(sampleGame),
}
