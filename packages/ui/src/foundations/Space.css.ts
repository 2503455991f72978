import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem 3rem minmax(0, 1fr)',
  gap: vars.space.even,
  alignItems: 'center',
  minBlockSize: '2.5rem',
})
const bar = style({ blockSize: '1rem', borderRadius: vars.radius.small, backgroundColor: vars.color.accent })
export const bars = styleVariants(vars.space, (inlineSize) => [bar, { inlineSize }])

export const shapes = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: vars.space.roomy })
const shape = style({
  blockSize: '6rem',
  marginBlockEnd: vars.space.snug,
  border: `1px solid ${vars.color.control}`,
  backgroundColor: vars.color.raised,
})
export const corners = styleVariants(vars.radius, (borderRadius) => [shape, { borderRadius }])
export const touch = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.small,
})
