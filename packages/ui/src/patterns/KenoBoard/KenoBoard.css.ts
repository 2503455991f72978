import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const sizes = ['thumb', 'full'] as const

export const root = recipe({
  base: { display: 'block', position: 'relative' },
  variants: {
    size: {
      thumb: { inlineSize: '3.75rem' },
      full: { inlineSize: '100%', maxInlineSize: '28rem', marginInline: 'auto' },
    } satisfies Record<(typeof sizes)[number], object>,
  },
  defaultVariants: { size: 'full' },
})
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

/** The player's mark is a square frame, the game's a round ball: a hit is the ball in the frame, whatever the colors. */
export const frame = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 3 })
export const thumbFrame = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 5 })
export const ball = styleVariants({
  drawn: { fill: vars.color.overlay, stroke: vars.color.control, strokeWidth: 1.5 },
  hit: { fill: vars.color.accent },
  /** Seen at a sixth of the size. */
  thumb: { fill: vars.color.overlay, stroke: vars.color.control, strokeWidth: 5 },
})
export const dot = style({ fill: vars.color.control, opacity: 0.5 })

const digits = {
  fontFamily: vars.font.text,
  fontSize: '15px',
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
  dominantBaseline: 'central',
} as const
export const number = styleVariants({
  plain: { ...digits, fill: vars.color.inkSoft },
  drawn: { ...digits, fill: vars.color.ink },
  picked: { ...digits, fill: vars.color.ink, fontWeight: 650 },
  hit: { ...digits, fill: vars.color.onAccent, fontWeight: 700 },
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space.snug} ${vars.space.roomy}`,
  marginBlockStart: vars.space.close,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space.snug })
export const sample = style({ inlineSize: '1.25rem', blockSize: '1.25rem', flexShrink: 0 })
