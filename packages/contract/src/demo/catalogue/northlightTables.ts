import { games } from './game.ts'

export const northlightTables = [
  ...games('northlight', 'KENO', [
    {
      id: 'star-chart-keno',
      name: 'Star Chart Keno',
      summary: 'Numbers lie on a map of the sky. Hits that form a constellation pay a fixed extra on top of the table.',
      rules: ['Pick two to eight of forty stars.', 'Ten are drawn.', 'A whole constellation adds a fixed amount, shown on the map.'],
      volatility: 'MEDIUM',
      stake: [10n, 5_000n],
      isNew: true,
    },
    {
      id: 'snowfall-keno',
      name: 'Snowfall Keno',
      summary: 'A slow draw of twenty from eighty. Great for playing while you chat.',
      rules: ['Pick one to ten of eighty numbers.', 'Twenty numbers fall, one per second.', 'You may skip the animation at any time.'],
      volatility: 'MEDIUM',
      stake: [10n, 5_000n],
    },
    {
      id: 'fox-tracks',
      name: 'Fox Tracks',
      summary: 'Keno on a field of snow: guess which of thirty places the fox crosses. It always makes nine steps.',
      rules: ['Pick one to six of thirty places.', 'The fox crosses nine.', 'Every place is equally likely.'],
      volatility: 'LOW',
      stake: [5n, 2_500n],
    },
  ]),
  ...games('northlight', 'FISH', [
    {
      id: 'under-the-ice',
      name: 'Under the Ice',
      summary: 'Fish pass below a hole in the ice, one at a time. Decide for each whether it is worth the line.',
      rules: [
        'A try costs the bet you set.',
        'One fish passes at a time, with its pay and its chance shown.',
        'Letting it pass costs nothing.',
      ],
      volatility: 'LOW',
      stake: [1n, 1_000n],
    },
    {
      id: 'narwhal-run',
      name: 'Narwhal Run',
      summary: 'A wide, fast field with one narwhal per minute. It pays a great deal and is very rarely caught.',
      rules: [
        'Every shot costs the bet you set.',
        'The narwhal’s chance is the same for every player and every shot.',
        'Small fish pay between two and five bets.',
      ],
      volatility: 'HIGH',
      stake: [1n, 2_000n],
    },
    {
      id: 'lanternfish-alley',
      name: 'Lanternfish Alley',
      summary: 'Deep-sea hunting by lamplight. Big fish are rare and slow, and small ones keep you going.',
      rules: [
        'Every shot costs the bet you set.',
        'The lamp shows fish only near it.',
        'A caught lanternfish lights the whole alley for ten shots.',
      ],
      volatility: 'HIGH',
      stake: [1n, 2_000n],
      isNew: true,
    },
  ]),
  ...games('northlight', 'POKER', [
    {
      id: 'midnight-sun-poker',
      name: 'Midnight Sun Poker',
      summary: 'Hold’em tournaments for six, starting when the table is full. Blinds rise every four minutes.',
      rules: [
        'Everyone starts with the same stack.',
        'Blinds rise every four minutes.',
        'Two of six places are paid, in the proportion 70 to 30.',
      ],
      volatility: 'HIGH',
      stake: [100n, 10_000n],
    },
    {
      id: 'north-star-draw',
      name: 'North Star Draw',
      summary: 'Five-card draw with one star in the deck that may be any card. The lowest paying hand is three of a kind.',
      rules: ['Fifty-two cards and one star.', 'Change any of your five cards once.', 'The star counts as whatever helps you most.'],
      volatility: 'HIGH',
      stake: [10n, 5_000n],
    },
  ]),
  ...games('northlight', 'CRASH', [
    {
      id: 'comet-line',
      name: 'Comet Line',
      summary: 'A comet climbs over the fjord. One bet, one curve, one decision: leave with what you have, or stay.',
      rules: [
        'Bet before the comet rises.',
        'Cash out by hand or at a multiplier you set.',
        'The end of each round is fixed before it starts.',
      ],
      volatility: 'HIGH',
      stake: [10n, 10_000n],
      isFeatured: true,
    },
    {
      id: 'sky-lantern',
      name: 'Sky Lantern',
      summary: 'A paper lantern rises slowly and goes out without warning. The slowest of the crash games, with small bets.',
      rules: [
        'Bet before the lantern is let go.',
        'Cash out by hand or at a multiplier you set.',
        'The multiplier doubles about every twelve seconds.',
      ],
      volatility: 'MEDIUM',
      stake: [5n, 2_500n],
    },
  ]),
  ...games('northlight', 'BLACKJACK', [
    {
      id: 'aurora-blackjack',
      name: 'Aurora Blackjack',
      summary: 'Six decks, one hand, and the basic-strategy answer one tap away. Asking for it costs nothing.',
      rules: [
        'Blackjack pays 3 to 2.',
        'The dealer stands on soft 17.',
        'Late surrender is open.',
        'The advice follows published basic strategy.',
      ],
      volatility: 'LOW',
      stake: [50n, 20_000n],
      isFeatured: true,
    },
    {
      id: 'frost-twenty-one',
      name: 'Frost Twenty-One',
      summary: 'Spanish-style twenty-one without the tens. Fewer blackjacks, more ways to double and to win a tie.',
      rules: ['Eight decks without tens; jacks, queens and kings stay.', 'A player’s 21 always wins.', 'Double on any number of cards.'],
      volatility: 'MEDIUM',
      stake: [25n, 10_000n],
    },
  ]),
]
