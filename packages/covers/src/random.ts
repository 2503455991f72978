/** A stream of numbers in [0, 1) that depends on the text alone (mulberry32), so that every build draws the same picture. */
export type Random = () => number

export const seeded = (text: string): Random => {
  let state = 2166136261
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
