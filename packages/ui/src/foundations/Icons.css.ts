import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const icons = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))', gap: vars.space.snug })
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  padding: vars.space.close,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
})
export const words = style({ minInlineSize: 0 })
