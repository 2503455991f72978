import type { Field } from './field/field.ts'
import type { Layout } from './layout.ts'
import type { Shining } from './WinLines.ts'

const DIMMED = 0.34

/** Lights the cells that won and dims the others; `beat` is how large what is lit stands, 1 at rest. */
export const shineOn = (field: Field, { reels, rows, symbol }: Layout, shining: NonNullable<Shining>, beat: number): void => {
  for (let reel = 0; reel < reels; reel++)
    for (let row = 0; row < rows; row++) {
      const sprite = field.spriteAt(reel, row)
      if (!sprite) continue
      const isLit = shining.has(`${reel}:${row}`)
      const side = symbol * (isLit ? beat : 1)
      sprite.setSize(side, side)
      sprite.alpha = isLit ? 1 : DIMMED
    }
}
