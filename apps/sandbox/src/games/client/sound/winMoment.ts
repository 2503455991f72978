/** In bets. */
const LARGE_WIN = 10n

/** What is heard of a win. Both in minor units. */
export const winMoment = (won: bigint, taken: bigint): 'win' | 'largeWin' => (won >= taken * LARGE_WIN ? 'largeWin' : 'win')
