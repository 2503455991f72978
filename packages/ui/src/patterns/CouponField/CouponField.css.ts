import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.snug,
})
/** Beside the well, below the label: as high as the one, as far down as the other. */
export const button = style({
  display: 'grid',
  minBlockSize: '3rem',
  marginBlockStart: `calc(${vars.leading.small} + ${vars.space.snug})`,
})
