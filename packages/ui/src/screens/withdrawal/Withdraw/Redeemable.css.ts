import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const held = style({
  display: 'grid',
  gap: vars.space.snug,
  padding: vars.space.even,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.snug,
})
export const list = style({ display: 'grid', gap: vars.space.even, margin: 0, padding: 0, listStyle: 'none' })
export const blocked = style({
  display: 'grid',
  gap: vars.space.close,
  paddingBlockStart: vars.space.even,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
