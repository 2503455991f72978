import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const form = style({ display: 'grid', gap: vars.space.roomy })
export const entry = style({ display: 'grid', gap: vars.space.close })
export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.even,
  rowGap: vars.space.tight,
  marginBlockStart: `calc(${vars.space.snug} * -1)`,
})
/** Its words end where the field ends, or begin where it begins on a line of their own; not its invisible box. */
globalStyle(`${others} > button:last-child`, { marginInline: `calc(${vars.space.close} * -1)` })
