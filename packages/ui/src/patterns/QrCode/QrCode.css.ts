import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { ownColors } from '../../theme/ownColors.css.ts'

export const sizes = ['small', 'regular', 'large'] as const

/** The colors of the day hold in here whatever the page shows: the element carries that theme itself. */
export const root = recipe({
  base: [
    ownColors,
    {
      flexShrink: 0,
      maxInlineSize: '100%',
      aspectRatio: '1',
      overflow: 'clip',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
      backgroundColor: vars.color.raised,
    },
  ],
  variants: {
    size: { small: { inlineSize: '8rem' }, regular: { inlineSize: '12rem' }, large: { inlineSize: '16rem' } } satisfies Record<
      (typeof sizes)[number],
      object
    >,
  },
  defaultVariants: { size: 'regular' },
})
export const dark = style({ fill: vars.color.ink })
