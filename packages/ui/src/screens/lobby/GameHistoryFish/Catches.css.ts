import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.close,
  paddingBlock: vars.space.snug,
  minBlockSize: vars.touchTarget,
  color: vars.color.ink,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const picture = style({ inlineSize: '2rem', blockSize: '2rem', flexShrink: 0 })
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const paid = style({ display: 'grid', justifyItems: 'end' })
/** In a row of the table: the drawing beside its words. */
export const best = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.snug, minInlineSize: 0 })
export const small = style({ inlineSize: '1.5rem', blockSize: '1.5rem', flexShrink: 0 })

export const body = style({ fill: vars.color.accent })
export const fin = style({ fill: vars.color.accent, opacity: 0.6 })
export const edge = style({
  fill: 'none',
  stroke: vars.color.inkSoft,
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const eye = style({ fill: vars.color.surface })
export const unknown = style({ fill: 'none', stroke: vars.color.inkSoft, strokeWidth: 1.4, strokeDasharray: '3 2.5' })
