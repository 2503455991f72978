import { moonlitTides } from '@lagoon/games/moonlitTides/moonlitTides'
import { JACKPOT_PAY, linePays, scatterPays } from '@lagoon/games/moonlitTides/paytable'
import { paylines } from '@lagoon/games/moonlitTides/paylines'
import type { LineSymbol } from '@lagoon/games/moonlitTides/symbols'
import type { GameInfo } from '../contract.ts'

/** What GET /api/info answers: figures and tables straight from the mathematics. */
export const gameInfo: GameInfo = {
  gameId: moonlitTides.id,
  name: moonlitTides.name,
  provider: 'Deepwater Studios',
  returnToPlayerBp: moonlitTides.returnToPlayerBp,
  hitRateBp: moonlitTides.hitRateBp,
  featureOneIn: moonlitTides.featureOneIn,
  jackpotOneIn: moonlitTides.jackpotOneIn,
  paytable: (Object.keys(linePays) as LineSymbol[]).map((symbol) => ({ symbol, pays: linePays[symbol].map(String) })),
  scatter: Object.entries(scatterPays).map(([count, { pay, freeSpins }]) => ({ count: Number(count), pay: String(pay), freeSpins })),
  jackpotPay: String(JACKPOT_PAY),
  paylines: [...paylines],
  rules: [
    'Your bet covers all 20 lines. Three or more of a symbol pay on a line, starting from the leftmost reel. Only the longest match on each line pays.',
    'The wave is wild. On the three middle reels, it stands in for every symbol except the tide star.',
    'Tide stars pay anywhere. Three or more trigger the rising tide: 6, 8, or 10 free spins at the same bet.',
    'The water rises every second free spin, and line wins rise with it: ×1, ×1, ×2, ×2, ×3, ×3, and so on. Only lines pay in free spins.',
    'Five moons on a line without a wild win the jackpot of 500× your bet, once per round.',
    'The result is drawn on the server by a cryptographic generator before the reels stop. If you lose your connection, we finish the round and credit any win.',
    'Bets that can’t be confirmed are returned in full.',
  ],
}
