import { welcomeGrant } from '@lagoon/contract/wallet/welcomeGrant'
import type { ResultOf } from '../client/operation.ts'

type WireGame = ResultOf<'Game'>['game']['game']
type WireRound = ResultOf<'SlotRounds'>['slotRounds']['nodes'][number]

export const wirePlayer: ResultOf<'Me'>['me'] = {
  id: 'p1',
  displayName: 'mara_vale',
  firstName: 'Mara',
  lastName: 'Vale',
  email: 'mara.vale@example.com',
  idVerified: false,
  lobbyCode: 'main',
  level: 1,
  memberSince: '2026-02-01T10:00:00.000Z',
}

export const wireSettings: ResultOf<'WebSettings'>['webSettings'] = {
  isOptimoveEnable: false,
  earnFreeSpin: true,
  blockInspection: true,
  passwordMinLength: 8,
  passwordMaxLength: 64,
  marketingSdkUrl: null,
  push: null,
  ipLookupUrl: null,
}

export const wireGame = (more: Partial<WireGame> = {}): WireGame => ({
  id: 'moonlit-tides',
  name: 'Moonlit Tides',
  type: 'SLOT',
  provider: { id: 'deepwater', name: 'Deepwater Studios' },
  playable: true,
  isNew: true,
  isFeatured: true,
  ...more,
})

/** What everybody may know of the game. */
export const wireFacts: ResultOf<'Game'>['game'] = {
  game: wireGame(),
  summary: '',
  returnToPlayerBp: 9_600,
  volatility: 'HIGH',
  minStake: '20',
  maxStake: '10000',
  paylines: 20,
  rules: [],
  tokens: ['GAME'],
  related: [],
}

export const wireGames: readonly WireGame[] = [
  wireGame(),
  wireGame({ id: 'lantern-koi', name: 'Lantern Koi', playable: false, isNew: false }),
  wireGame({ id: 'ember-keno', name: 'Ember Keno', type: 'KENO', playable: false, isFeatured: false }),
  wireGame({ id: 'captains-table', name: 'Captain’s Table', type: 'BLACKJACK', playable: false, isNew: false }),
]

export const wireLobby: ResultOf<'Lobby'>['lobby'] = {
  games: [...wireGames],
  news: [{ id: 'n1', title: 'Moonlit Tides is open', summary: 'Five reels by moonlight.', publishedAt: '2026-02-27T08:00:00.000Z' }],
  promotions: [
    {
      id: 'pr1',
      title: 'Welcome tokens',
      summary: 'For everybody who confirms the email.',
      publishedAt: '2026-02-20T08:00:00.000Z',
      runsFrom: '2026-02-20T08:00:00.000Z',
      until: null,
    },
  ],
}

export const wireBalances = (version: string, game = String(welcomeGrant[0].minor)): ResultOf<'Balances'>['balances'] => ({
  version,
  tokens: [
    { kind: 'GAME', amount: game },
    { kind: 'SWEEP', amount: '500' },
    { kind: 'BONUS_SWEEP', amount: '0' },
    { kind: 'PRIZE', amount: '0' },
    { kind: 'TIP', amount: '0' },
  ],
  held: [],
})

export const wireRound = (number: number, more: Partial<WireRound> = {}): WireRound => ({
  id: `r${number}`,
  gameplayId: `DW-${String(number).padStart(6, '0')}`,
  game: wireGame(),
  token: 'GAME',
  winToken: 'GAME',
  bet: '100',
  win: number % 3 === 0 ? '250' : '0',
  state: 'SETTLED',
  playedAt: new Date(Date.UTC(2026, 2, 2, 8, 59) - number * 60_000).toISOString(),
  matrix: Array.from({ length: 5 }, () => ['shell', 'moon', 'tide']),
  paylines: number % 3 === 0 ? [{ line: 1, rows: [0, 0, 0, 0, 0], symbol: 'shell', count: 3, win: '250' }] : [],
  feature: null,
  jackpot: null,
  ...more,
})
