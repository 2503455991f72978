const HUNDREDTHS = 100n

/** Hundredths of a minor unit as minor units, half a one upward: `7996n` → `80n`. */
export const wholeMinor = (hundredths: bigint): bigint => (hundredths + HUNDREDTHS / 2n) / HUNDREDTHS
