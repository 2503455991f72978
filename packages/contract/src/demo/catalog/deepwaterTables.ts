import { games } from './game.ts'

export const deepwaterTables = [
  ...games('deepwater', 'KENO', [
    {
      id: 'pearl-draw',
      name: 'Pearl Draw',
      summary: 'Keno with forty numbers and ten drawn pearls. Picks from one to eight, each with its own pay table.',
      rules: [
        'Pick one to eight of forty numbers.',
        'Ten numbers are drawn.',
        'The pay table for your number of picks is shown before the draw.',
        'One pick pays 3.9 times the bet; eight of eight pay 10,000 times.',
      ],
      volatility: 'MEDIUM',
      stake: [10n, 5_000n],
      isPlayable: true,
    },
    {
      id: 'tidepool-keno',
      name: 'Tidepool Keno',
      summary: 'A small, quick keno of twenty-five numbers. Low bets and frequent small returns.',
      rules: [
        'Pick one to five of twenty-five numbers.',
        'Six numbers are drawn.',
        'A pick of one pays four times the bet. With three picks or more, one hit returns part of it.',
      ],
      volatility: 'LOW',
      stake: [5n, 2_500n],
      isPlayable: true,
    },
    {
      id: 'harbour-bell-keno',
      name: 'Harbor Bell Keno',
      summary: 'Eighty numbers, twenty drawn. One number of every draw rings the bell and counts twice if you picked it.',
      rules: [
        'Pick two to ten of eighty numbers.',
        'Twenty numbers are drawn.',
        'The last number drawn is the bell; a hit on it counts as two.',
        'So ten picks can count as eleven hits. The pay table shows what each count pays.',
      ],
      volatility: 'HIGH',
      stake: [10n, 10_000n],
      isPlayable: true,
    },
  ]),
  ...games('deepwater', 'FISH', [
    {
      id: 'midnight-trawl',
      name: 'Midnight Trawl',
      summary: 'Cast a net over a moving shoal. Every cast is a bet of its own, and its odds are shown next to the net.',
      rules: [
        'A cast costs the bet you set.',
        'Each fish shows what it pays and its chance of being caught.',
        'Aim changes which fish you try for, not its chance.',
      ],
      volatility: 'MEDIUM',
      stake: [1n, 1_000n],
    },
    {
      id: 'reef-patrol',
      name: 'Reef Patrol',
      summary: 'A calm fish table for one to four players. Everyone sees the same reef; no one can take a fish you have caught.',
      rules: [
        'Every shot costs the bet you set.',
        'A fish belongs to the player whose shot caught it.',
        'Leaving the table returns unused shots at once.',
      ],
      volatility: 'LOW',
      stake: [1n, 500n],
    },
  ]),
  ...games('deepwater', 'POKER', [
    {
      id: 'captains-table',
      name: 'Captain’s Table',
      summary: 'Six-player hold’em with a fixed limit. The rake is shown before you sit down and again in each hand’s history.',
      rules: ['Two cards each, five in the middle.', 'Bets are fixed per street.', 'The rake is 4% of the pot, at most three big bets.'],
      volatility: 'MEDIUM',
      stake: [10n, 2_000n],
    },
    {
      id: 'lantern-jacks',
      name: 'Lantern Jacks',
      summary: 'Video poker for one. Keep what you like of five cards, change the rest once. Its pay table is a generous one.',
      rules: [
        'Five cards from one deck, shuffled for every hand.',
        'Keep any of them, and change the others once.',
        'A pair of jacks is the lowest hand that pays.',
        'A full house pays 9 times the bet, a flush 6. A royal flush pays 800 at every bet.',
      ],
      roundType: 'VIDEO_POKER',
      volatility: 'MEDIUM',
      stake: [10n, 5_000n],
      isPlayable: true,
    },
    {
      id: 'breakwater-jacks',
      name: 'Breakwater Jacks',
      summary: 'The same video poker for smaller bets, with a pay table that gives a little less for a full house and a flush.',
      rules: [
        'Five cards from one deck, shuffled for every hand.',
        'Keep any of them, and change the others once.',
        'A pair of jacks is the lowest hand that pays.',
        'A full house pays 8 times the bet, a flush 5. A royal flush pays 800 at every bet.',
      ],
      roundType: 'VIDEO_POKER',
      volatility: 'MEDIUM',
      stake: [5n, 2_500n],
      isPlayable: true,
    },
  ]),
  ...games('deepwater', 'CRASH', [
    {
      id: 'rising-bell',
      name: 'Rising Bell',
      summary: 'A diving bell climbs and the multiplier climbs with it. Step out in time, or the line snaps and you lose your bet.',
      rules: [
        'Bet before the bell leaves the floor.',
        'Cash out at any moment, manually or automatically at a multiplier you set.',
        'The end of each round is fixed before it starts.',
      ],
      volatility: 'HIGH',
      stake: [10n, 10_000n],
    },
    {
      id: 'bubble-line',
      name: 'Bubble Line',
      summary: 'A gentle crash game with two bets per round, so that one can leave early and the other can wait.',
      rules: ['Place one or two bets.', 'Each is cashed out on its own.', 'The end of each round is fixed before it starts.'],
      volatility: 'MEDIUM',
      stake: [10n, 5_000n],
    },
  ]),
  ...games('deepwater', 'BLACKJACK', [
    {
      id: 'harbourmaster-blackjack',
      name: 'Harbormaster Blackjack',
      summary: 'Up to three hands at once against one dealer. Slower, for players who like to think each one through.',
      rules: [
        'Blackjack pays 3 to 2.',
        'One to three hands, each with its own bet.',
        'Surrender is allowed before the first card is drawn.',
      ],
      volatility: 'LOW',
      stake: [50n, 20_000n],
    },
  ]),
]
