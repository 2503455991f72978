import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const sent = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minBlockSize: vars.touchTarget,
  color: vars.color.success,
})
