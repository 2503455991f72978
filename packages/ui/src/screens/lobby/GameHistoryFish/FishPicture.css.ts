import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** In a row of the table: the drawing beside its words. */
export const target = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.snug, minInlineSize: 0 })
export const size = styleVariants({
  thumb: { inlineSize: '1.5rem', blockSize: '1.5rem', flexShrink: 0 },
  large: { inlineSize: '100%', maxInlineSize: '12rem', aspectRatio: '2', marginInline: 'auto' },
})
export const caught = style({ fill: vars.color.accent })
export const missed = style({
  fill: 'none',
  stroke: vars.color.inkSoft,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
})
export const eye = style({ fill: vars.color.surface })
