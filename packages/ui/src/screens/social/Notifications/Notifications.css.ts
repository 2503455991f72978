import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const groups = style({ display: 'grid', gap: vars.space.roomy })
/** Where a thumb is, over the last line of the list. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  margin: `0 calc(${vars.space.even} * -1) calc(${vars.space.broad} * -1)`,
  padding: `${vars.space.close} ${vars.space.even} max(${vars.space.close}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
})
