import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const id = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.even,
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
})
export const words = style({ display: 'grid', gap: vars.space.hair, minInlineSize: 0, overflowWrap: 'anywhere' })
