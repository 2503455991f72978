import { style } from '@vanilla-extract/css'
import { pairedFields } from '../../../kit/Field/Field.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const parts = style({ display: 'grid', gap: vars.space.roomy, minInlineSize: 0 })
export const sum = style([
  pairedFields,
  { gap: vars.space.even, '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 10rem' } } },
])
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.close })
export const found = style({ display: 'grid', gap: vars.space.close, margin: 0, padding: 0, listStyle: 'none' })
export const one = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.close,
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})
