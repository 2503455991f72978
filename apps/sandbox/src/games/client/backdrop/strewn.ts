/** Places that look strewn and are the same every time: across from `start`, down, and a third figure; each from 0 to 1. */
export const strewn = (count: number, start = 0.05): readonly (readonly [x: number, y: number, third: number])[] =>
  Array.from({ length: count }, (_, i) => [(i * 0.618034 + start) % 1, (i * 0.754878 + 0.11) % 1, (i * 0.569841) % 1] as const)
