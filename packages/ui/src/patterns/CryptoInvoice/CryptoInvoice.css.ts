import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.roomy,
  justifyItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.wide, alignItems: 'start' } },
})
export const words = style({ display: 'grid', gap: vars.space.even, inlineSize: '100%', minInlineSize: 0 })
export const copied = style({
  display: 'grid',
  gap: vars.space.close,
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
})
export const time = style({ display: 'grid', gap: vars.space.snug })
/** How much of the waiting time is left; it says nothing that the words do not say. */
export const track = style({
  blockSize: '0.375rem',
  overflow: 'clip',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
})
export const left = style({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})
export const code = style({ display: 'grid', gap: vars.space.snug, justifyItems: 'center', textAlign: 'center', maxInlineSize: '16rem' })
