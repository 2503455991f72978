/** What a win is of its bet, in hundredths: 247 is 2.47 times the bet. */
export type Multiplier = number
