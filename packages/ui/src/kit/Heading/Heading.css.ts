import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const sizes = ['large', 'title', 'headline', 'hero'] as const

export const root = recipe({
  // Margins are zero globally, not here, so that a placement always wins.
  base: { fontFamily: vars.font.display, fontWeight: 650, letterSpacing: '-0.015em', textWrap: 'balance' },
  variants: {
    size: Object.fromEntries(sizes.map((s) => [s, { fontSize: vars.size[s], lineHeight: vars.leading[s] }])) as Record<
      (typeof sizes)[number],
      object
    >,
    align: { start: {}, center: { textAlign: 'center' } },
  },
  defaultVariants: { size: 'title', align: 'start' },
})
