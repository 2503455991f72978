/**
 * What a kind has for one of its games.
 * @throws {RangeError} where it has nothing: every game has a place of its own.
 */
export const placeOf = <Place>(places: Readonly<Record<string, Place>>, gameId: string): Place => {
  const place = places[gameId]
  if (place === undefined) throw new RangeError(`no place for ${gameId}`)
  return place
}
