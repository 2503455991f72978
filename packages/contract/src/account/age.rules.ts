/** From this age on somebody plays anywhere (§9). */
export const MINIMUM_AGE = 18

/** Where a player lives: country in ISO 3166-1 alpha-2, state by its code within the country. */
export interface Place {
  readonly country: string
  readonly state: string
}

/** Countries in which games of chance ask for more than 18 years. */
const ofCountries: Readonly<Record<string, number>> = { KR: 19, NZ: 20, SG: 21, TH: 20 }
/** Likewise states and provinces. */
const ofStates: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  US: { AL: 19, MS: 21, NE: 19 },
  CA: { BC: 19, NB: 19, NL: 19, NS: 19, NT: 19, NU: 19, ON: 19, PE: 19, SK: 19, YT: 19 },
}

/** From which age on somebody plays there: the strictest of ours, the country's and the state's. */
export const minimumAgeIn = ({ country, state }: Place): number =>
  Math.max(MINIMUM_AGE, ofCountries[country] ?? 0, ofStates[country]?.[state] ?? 0)

/** The day on which somebody born on `birth` has the age; both `2008-03-02`. Who was born on 29 February has it on 1 March. */
export const ofAgeOn = (birth: string, age: number): string => {
  const year = Number(birth.slice(0, 4)) + age
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return birth.endsWith('-02-29') && !isLeapYear ? `${year}-03-01` : `${year}${birth.slice(4)}`
}
