import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const moves = style({ display: 'flex', flexDirection: 'column' })
export const move = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(6rem, auto)',
  alignItems: 'center',
  columnGap: vars.space.close,
  paddingBlock: vars.space.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const fairness = style({ display: 'grid', gap: vars.space.tight })
export const share = style({ display: 'grid', gap: vars.space.snug, justifyItems: 'start' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.snug, paddingBlockStart: vars.space.snug })
