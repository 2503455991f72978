/** Pixels of a length in rem. The virtualised layouts count in pixels; what they lay out grows with the reader's font size all the same. */
export const pixels = (rem: number): number => rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
