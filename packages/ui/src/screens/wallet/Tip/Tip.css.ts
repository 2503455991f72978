import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const form = style({ display: 'grid', gap: vars.space.roomy })
export const recipient = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.even,
})
export const who = style({ display: 'grid', minInlineSize: 0 })
export const step = style({ display: 'grid', gap: vars.space.even, outline: 'none' })
