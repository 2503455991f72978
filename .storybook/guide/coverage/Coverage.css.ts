import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { style } from '@vanilla-extract/css'

export const filters = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gap: vars.space.close,
  paddingBlock: vars.space.close,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
})
export const screens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.even,
})
export const states = style({ display: 'grid' })
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.close,
  paddingBlock: vars.space.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const clauses = style({ display: 'grid' })
export const clause = style({
  display: 'grid',
  gap: vars.space.snug,
  alignItems: 'baseline',
  paddingBlock: vars.space.even,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: '3.5rem minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.roomy } },
})
export const links = style({ display: 'grid', gap: vars.space.tight })
