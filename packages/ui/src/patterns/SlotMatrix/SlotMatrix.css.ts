import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { ownColors } from '../../theme/ownColors.css.ts'

export const sizes = ['thumb', 'full'] as const

export const root = recipe({
  base: { display: 'block', position: 'relative' },
  variants: {
    size: {
      // Clear of the label that stands over it in a card, as the letters of a line are.
      thumb: { inlineSize: '5rem', marginBlock: vars.space.tight },
      full: { inlineSize: '100%', maxInlineSize: '26rem', marginInline: 'auto' },
    } satisfies Record<(typeof sizes)[number], object>,
  },
  defaultVariants: { size: 'full' },
})

/** The fields are the ground of what is drawn on them. */
export const picture = style([ownColors, { inlineSize: '100%', blockSize: 'auto' }])

export const cell = styleVariants({
  plain: { fill: vars.color.sunken, stroke: vars.color.line },
  won: { fill: vars.color.accentSoft, stroke: vars.color.accent, strokeWidth: 2 },
})
/** What did not win steps back, so that the line can be read. */
export const symbol = styleVariants({ plain: {}, lost: { opacity: 0.38 } })

/** The paints of the lines, in the order of the lines that won. */
export const lines = [
  style({ stroke: vars.color.tokenGame }),
  style({ stroke: vars.color.tokenPrize }),
  style({ stroke: vars.color.tokenTip }),
  style({ stroke: vars.color.tokenSweep }),
  style({ stroke: vars.color.accent }),
] as const
export const line = style({ fill: 'none', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' })

export const paint = styleVariants({
  gold: { fill: vars.color.tokenGame },
  teal: { fill: vars.color.tokenSweep },
  coral: { fill: vars.color.tokenPrize },
  violet: { fill: vars.color.tokenTip },
  blue: { fill: vars.color.accent },
  pale: { fill: vars.color.ink },
  deep: { fill: vars.color.surface },
})
export const edge = styleVariants({
  gold: { fill: 'none', stroke: vars.color.tokenGame },
  coral: { fill: 'none', stroke: vars.color.tokenPrize },
  pale: { fill: 'none', stroke: vars.color.ink },
  deep: { fill: 'none', stroke: vars.color.surface },
})
/** Pale in both themes; by day its edge parts it from the pale field. */
export const pearl = style({
  fill: vars.color.ink,
  selectors: { '[data-theme="day"] &': { fill: vars.color.raised, stroke: vars.color.tokenPrize } },
})
export const letter = style({ fontFamily: vars.font.display, fontWeight: 750, textAnchor: 'middle' })
