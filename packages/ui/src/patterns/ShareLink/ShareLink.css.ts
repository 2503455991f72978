import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'grid', gap: vars.space.close, minInlineSize: 0 })
export const well = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  minBlockSize: vars.touchTarget,
  padding: `${vars.space.snug} ${vars.space.close}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  color: vars.color.inkSoft,
})
/** Whole, so that it can be marked by hand where copying is forbidden. */
export const link = style({ minInlineSize: 0, color: vars.color.ink, overflowWrap: 'anywhere', userSelect: 'all' })
export const icon = style({ flexShrink: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.snug })
