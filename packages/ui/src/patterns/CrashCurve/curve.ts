/** What the curve is drawn of, in hundredths: 247 is 2.47 times the bet. */
export interface CrashFlight {
  /** The multiplier at which the round ended, in hundredths. */
  readonly crashedAt: number
  /** Where the player took their win; absent where the curve broke off before. */
  readonly cashedOutAt?: number
}

export const WIDTH = 400
export const HEIGHT = 240
/** Where one times the bet stands; what the player took is written under it. */
export const FOOT = HEIGHT - 36
const START = { x: 44, y: FOOT }
const END = { x: WIDTH - 20, y: 34 }
const POINTS = 48

/** A curve that broke off at once would have no height to be drawn in. */
const topOf = ({ crashedAt }: CrashFlight) => Math.max(crashedAt, 120)

/** Where a multiplier stands: time grows with its logarithm, as in the game. */
export const pointAt = (flight: CrashFlight, multiplier: number): { readonly x: number; readonly y: number } => {
  const top = topOf(flight)
  return {
    x: START.x + (END.x - START.x) * (Math.log(multiplier / 100) / Math.log(top / 100)),
    y: START.y - (START.y - END.y) * ((multiplier - 100) / (top - 100)),
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** The way from the start to a multiplier, as the `d` of a path. */
export const pathTo = (flight: CrashFlight, multiplier: number): string =>
  Array.from({ length: POINTS + 1 }, (_, at) => pointAt(flight, 100 * (multiplier / 100) ** (at / POINTS)))
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`)
    .join('')

/** The same with the field under it. */
export const fieldTo = (flight: CrashFlight, multiplier: number): string => `${pathTo(flight, multiplier)}V${START.y}H${START.x}Z`

const steps = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 1_000_000]

/** The multipliers that a line stands for: the bet itself, and one to three round ones. */
export const gridOf = (flight: CrashFlight): readonly number[] => {
  const span = topOf(flight) - 100
  const step = steps.find((candidate) => span / candidate <= 3) ?? span
  const first = Math.floor(100 / step) + 1
  const last = Math.floor((100 + span) / step)
  return [100, ...Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)]
}
