import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: '4rem 4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.even,
  minBlockSize: '3rem',
})
export const track = style({
  display: 'flex',
  padding: vars.space.tight,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
})
const dot = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  marginInlineStart: 0,
  selectors: { '[data-moved] &': { marginInlineStart: 'calc(100% - 1.5rem)' } },
})
export const dots = styleVariants(vars.duration, (duration) => [
  dot,
  { '@media': { [media.motion]: { transition: `margin-inline-start ${duration} ${vars.easing}` } } },
])
export const curve = style({
  inlineSize: '12rem',
  blockSize: '12rem',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
})
export const frame = style({ stroke: vars.color.line, strokeWidth: 1 })
export const curveRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.wide, padding: vars.space.snug })
