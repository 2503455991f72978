import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const sizes = ['thumb', 'regular', 'large'] as const

export const root = recipe({
  base: { position: 'relative', display: 'block', flexShrink: 0 },
  variants: {
    size: {
      thumb: { inlineSize: '1.5rem' },
      regular: { inlineSize: '3rem' },
      large: { inlineSize: '3.75rem' },
    } satisfies Record<(typeof sizes)[number], object>,
    /** What does not count steps back, so that what does can be read. */
    isBack: { true: { opacity: 0.42 }, false: {} },
  },
  defaultVariants: { size: 'regular', isBack: false },
})
export const picture = style({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible' })

/** Paper is pale in every theme: the face takes the values of the day. */
export const face = style({ fill: vars.color.raised, stroke: vars.color.control })
export const ring = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 4 })
export const back = style({ fill: vars.color.accentSoft, stroke: vars.color.control })
export const wave = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 2, strokeLinecap: 'round', opacity: 0.7 })
/** Four colors, so that no two suits look alike even where the shape is small. */
export const suit = styleVariants({
  SPADES: { fill: vars.color.ink },
  HEARTS: { fill: vars.color.danger },
  // Where the system gives the colors, the accent is that of a selection.
  DIAMONDS: { fill: vars.color.accent, '@media': { [media.forcedColors]: { fill: vars.color.ink } } },
  CLUBS: { fill: vars.color.success },
})
export const rank = style({ fontFamily: vars.font.display, fontWeight: 720 })

export const hand = recipe({
  base: { display: 'flex', flexWrap: 'wrap', minInlineSize: 0 },
  variants: {
    size: {
      thumb: { gap: vars.space.hair },
      regular: { gap: vars.space.tight },
      large: { gap: vars.space.snug },
    } satisfies Record<(typeof sizes)[number], object>,
  },
  defaultVariants: { size: 'regular' },
})
export const place = style({ display: 'grid', justifyItems: 'center', gap: vars.space.tight })
export const mark = style({ color: vars.color.ink, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny, fontWeight: 600 })
