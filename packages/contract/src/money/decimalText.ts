/**
 * A decimal text in whole units of so many places: `0.5` with 8 places is 50,000,000.
 * @throws {RangeError} where the text is no decimal number or has more places than that; nothing is rounded.
 */
export const unitsOf = (text: string, places: number): bigint => {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(text)
  const [, whole = '', rest = ''] = parts ?? []
  if (!parts || rest.replace(/0+$/, '').length > places) throw new RangeError(`no decimal text of at most ${places} places`)
  return BigInt(whole + rest.slice(0, places).padEnd(places, '0'))
}

/** Units, zero or above, as decimal text with exactly so many places. */
export const decimalTextOf = (units: bigint, places: number): string => {
  const digits = String(units).padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
