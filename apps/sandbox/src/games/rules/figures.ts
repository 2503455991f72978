/** `95.90%` of basis points. */
export const percent = (bp: number): string => `${(bp / 100).toFixed(2)}%`
/** `1 round in 160,000`. */
export const oneIn = (rounds: number): string => `1 round in ${rounds.toLocaleString('en')}`
/** `16× the bet`. */
export const timesTheBet = (times: number): string => `${times.toLocaleString('en')}× the bet`
/** `1.13 bets`. */
export const bets = (count: number): string => `${count.toFixed(2)} bets`
