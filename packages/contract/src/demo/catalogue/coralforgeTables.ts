import { games } from './game.ts'

export const coralforgeTables = [
  ...games('coralforge', 'KENO', [
    {
      id: 'ember-keno',
      name: 'Ember Keno',
      summary: 'Forty numbers on hot coals. Three of the ten drawn ones glow, and hits on them raise the multiplier.',
      rules: [
        'Pick one to eight of forty numbers.',
        'Ten numbers are drawn, three of them glowing.',
        'Each glowing hit adds one to the multiplier.',
      ],
      volatility: 'HIGH',
      stake: [10n, 5_000n],
      isFeatured: true,
    },
    {
      id: 'bellows-keno',
      name: 'Bellows Keno',
      summary: 'The draw comes in four breaths of five numbers. After the second you can keep going or take what you’ve won.',
      rules: [
        'Pick three to ten of eighty numbers.',
        'Numbers come in four groups of five.',
        'After the second group you may settle at the value shown.',
      ],
      volatility: 'MEDIUM',
      stake: [10n, 5_000n],
    },
  ]),
  ...games('coralforge', 'FISH', [
    {
      id: 'crab-foundry',
      name: 'Crab Foundry',
      summary: 'Armored crabs cross an iron floor. Armor takes several hits; what it has taken already is written on the shell.',
      rules: [
        'Every shot costs the bet you set.',
        'A shell shows how many hits it has left.',
        'Hits you have made stay yours until you leave.',
      ],
      volatility: 'MEDIUM',
      stake: [1n, 1_000n],
      isNew: true,
    },
    {
      id: 'iron-harpoon',
      name: 'Iron Harpoon',
      summary: 'One harpoon, one target, one outcome. Fewer shots than other fish tables and larger bets for each.',
      rules: ['Choose one fish and one bet.', 'Its chance and its pay are shown before you throw.', 'You can’t take back a throw.'],
      volatility: 'HIGH',
      stake: [10n, 10_000n],
    },
    {
      id: 'lava-eel',
      name: 'Lava Eel',
      summary: 'Eels surface in a fixed rhythm. Patience matters more than speed, and bets start very small.',
      rules: ['Every shot costs the bet you set.', 'Eels surface every four seconds for everyone.', 'Gold eels pay for the whole table.'],
      volatility: 'LOW',
      stake: [1n, 500n],
    },
  ]),
  ...games('coralforge', 'POKER', [
    {
      id: 'foundry-holdem',
      name: 'Foundry Hold’em',
      summary: 'No-limit hold’em for nine players, with clear cards and a clear clock.',
      rules: [
        'Two cards each, five in the middle.',
        'Any bet up to what you have at the table.',
        'The rake is 5% of the pot and is capped.',
      ],
      volatility: 'HIGH',
      stake: [20n, 20_000n],
    },
    {
      id: 'five-card-ember',
      name: 'Five Card Ember',
      summary: 'Draw poker for one. Keep what you like, change the rest once, and read the pay table beside your hand.',
      rules: ['Five cards from one deck.', 'Change any of them once.', 'A pair of jacks is the lowest hand that pays.'],
      volatility: 'MEDIUM',
      stake: [10n, 5_000n],
    },
  ]),
  ...games('coralforge', 'CRASH', [
    {
      id: 'spark-line',
      name: 'Spark Line',
      summary: 'A spark runs up the chimney. Rounds are short, often under ten seconds, and many end at once.',
      rules: ['Bet before the spark is struck.', 'Cash out by hand or at a multiplier you set.', 'About one round in fifty ends at 1.00.'],
      volatility: 'HIGH',
      stake: [10n, 10_000n],
    },
    {
      id: 'geyser',
      name: 'Geyser',
      summary: 'Pressure builds where you can see it. The multiplier rises in steps rather than in a curve.',
      rules: [
        'Bet while the pool is calm.',
        'The multiplier rises in steps of a quarter.',
        'Leave between two steps; within one nothing changes.',
      ],
      volatility: 'MEDIUM',
      stake: [10n, 5_000n],
    },
  ]),
  ...games('coralforge', 'BLACKJACK', [
    {
      id: 'anvil-blackjack',
      name: 'Anvil Blackjack',
      summary: 'Eight decks, one hand, quick dealing. The dealer takes a card on soft seventeen, which costs the player a little.',
      rules: ['Blackjack pays 3 to 2.', 'The dealer draws on soft 17.', 'Double on nine, ten and eleven.'],
      volatility: 'LOW',
      stake: [25n, 10_000n],
    },
    {
      id: 'red-iron-twenty-one',
      name: 'Red Iron Twenty-One',
      summary: 'Blackjack with an optional side bet on a suited pair. The side bet returns less than the main one.',
      rules: ['Blackjack pays 3 to 2.', 'A pair in one suit pays the side bet 20 to 1.', 'The side bet is always optional.'],
      volatility: 'MEDIUM',
      stake: [25n, 10_000n],
    },
    {
      id: 'double-forge',
      name: 'Double Forge',
      summary: 'Both of the dealer’s cards lie open. In exchange the dealer wins ties, and blackjack pays even.',
      rules: ['The dealer’s cards are open.', 'The dealer wins ties, except with blackjack.', 'Blackjack pays 1 to 1.'],
      volatility: 'LOW',
      stake: [25n, 10_000n],
      isNew: true,
    },
  ]),
]
