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
    'The stake covers all 20 lines. Three or more of a symbol pay on a line, from the leftmost reel on; the longest row of each line pays.',
    'The wave is wild: on the three middle reels it stands in for every symbol but the tide star.',
    'Tide stars pay wherever they land. Three or more bring the rising tide: 6, 8 or 10 free spins at the same stake.',
    'The water rises with every second free spin, and line wins with it: ×1, ×1, ×2, ×2, ×3, ×3 and so on. Only lines pay in free spins.',
    'Five moons on a line without a wild add the jackpot of 500 times the stake, once a round.',
    'The outcome is drawn on the server by a cryptographic generator before the reels stop. If you lose the connection, the round is finished and its win is booked.',
    'A bet that cannot be confirmed is given back in full.',
  ],
}
