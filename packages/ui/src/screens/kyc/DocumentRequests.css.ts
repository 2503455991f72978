import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const list = style({ display: 'grid', gap: vars.space.snug })
export const request = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.close,
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  textAlign: 'start',
})
export const icon = style({ marginBlockStart: vars.space.hair, color: vars.color.warning })
