import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.snug} ${vars.space.roomy}`,
  marginBlockEnd: vars.space.even,
})
