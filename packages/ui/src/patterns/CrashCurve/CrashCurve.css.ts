import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const sizes = ['thumb', 'full'] as const

export const root = recipe({
  base: { display: 'block', position: 'relative' },
  variants: {
    size: {
      thumb: { inlineSize: '5rem' },
      full: { inlineSize: '100%', maxInlineSize: '32rem', marginInline: 'auto' },
    } satisfies Record<(typeof sizes)[number], object>,
  },
  defaultVariants: { size: 'full' },
})
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' })

export const grid = style({ stroke: vars.color.line, strokeWidth: 1 })
export const scale = style({
  fill: vars.color.inkSoft,
  fontFamily: vars.font.text,
  fontSize: '13px',
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'end',
  dominantBaseline: 'central',
})

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
/** Whole as far as the player was on it, broken where it went on without them. */
export const curve = styleVariants({
  ridden: { ...line, stroke: vars.color.accent, strokeWidth: 3.5 },
  missed: { ...line, stroke: vars.color.inkSoft, strokeWidth: 3.5 },
  after: { ...line, stroke: vars.color.inkSoft, strokeWidth: 2.5, strokeDasharray: '2 7' },
})
/** Strokes that are seen at a fifth of the size. */
export const thumbCurve = styleVariants({
  ridden: { ...line, stroke: vars.color.accent, strokeWidth: 14 },
  missed: { ...line, stroke: vars.color.inkSoft, strokeWidth: 14 },
  after: { ...line, stroke: vars.color.inkSoft, strokeWidth: 10, strokeDasharray: '2 26' },
})
export const field = style({ fill: vars.color.accentSoft, opacity: 0.7 })
export const cashOut = style({ fill: vars.color.accent, stroke: vars.color.overlay, strokeWidth: 3 })
export const drop = style({ stroke: vars.color.accent, strokeWidth: 1.5, strokeDasharray: '3 4' })
export const crash = style({ fill: 'none', stroke: vars.color.danger, strokeWidth: 3.5, strokeLinecap: 'round' })
export const thumbCrash = style([crash, { strokeWidth: 14 }])

const words = { fontFamily: vars.font.text, fontSize: '15px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const
export const label = styleVariants({
  cashOut: { ...words, fill: vars.color.ink },
  crash: { ...words, fill: vars.color.inkSoft },
})
