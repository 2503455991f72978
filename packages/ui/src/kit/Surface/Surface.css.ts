import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

/** Four levels of elevation, by tint and a one-pixel line. */
export const levels = ['sunken', 'surface', 'raised', 'overlay'] as const

export const root = recipe({
  base: { borderRadius: vars.radius.large, border: `1px solid ${vars.color.line}`, minInlineSize: 0 },
  variants: {
    level: Object.fromEntries(levels.map((l) => [l, { backgroundColor: vars.color[l] }])) as Record<(typeof levels)[number], object>,
    padding: {
      none: {},
      even: { padding: vars.space.even },
      roomy: { padding: vars.space.roomy },
      wide: { padding: `clamp(${vars.space.roomy}, 5vw, ${vars.space.wide})` },
    },
  },
  defaultVariants: { level: 'raised', padding: 'roomy' },
})
