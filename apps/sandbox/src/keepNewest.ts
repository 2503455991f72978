/** Keeps something as the newest of a map, and forgets the oldest of it beyond so many. */
export const keepNewest = <Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void => {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= most) return
    map.delete(oldest)
  }
}
