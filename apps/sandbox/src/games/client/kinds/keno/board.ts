interface Ticket {
  readonly numbers: number
  readonly columns: number
}

/** A ticket of 25 is a square, a larger one is ten wide. */
export const columnsOf = (numbers: number): number => (numbers <= 25 ? 5 : numbers <= 40 ? 8 : 10)

/** Where a key leads from a number; undefined for a key that leads nowhere. */
export const neighbor = (key: string, at: number, { numbers, columns }: Ticket): number | undefined => {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }
  if (key === 'Home') return 1
  if (key === 'End') return numbers
  const step = steps[key]
  if (step === undefined) return undefined
  const next = at + step
  return next >= 1 && next <= numbers ? next : at
}

/** What a reader hears besides whether the number is picked. */
export const describeNumber = (number: number, { isDrawn, isBell }: { isDrawn: boolean; isBell: boolean }): string =>
  isBell ? `${number}, drawn last, the bell` : isDrawn ? `${number}, drawn` : String(number)

/** So many numbers by the browser's own chance: a convenience of the player, of no weight for the draw. */
export const quickPick = (numbers: number, count: number): number[] => {
  const left = Array.from({ length: numbers }, (_, index) => index + 1)
  return Array.from({ length: count }, () => {
    const word = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
    return left.splice(word % left.length, 1)[0] ?? 1
  }).toSorted((a, b) => a - b)
}
