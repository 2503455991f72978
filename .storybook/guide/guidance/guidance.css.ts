import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { style } from '@vanilla-extract/css'

export const places = style({ display: 'grid', gap: vars.space.even })
export const place = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
/** Drawn as a toast is, standing still. */
export const toast = style({
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.overlay,
})

const rows = {
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
} as const
const row = {
  display: 'grid',
  gap: vars.space.tight,
  paddingInline: vars.space.even,
  paddingBlock: vars.space.close,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
} as const
export const decisions = style(rows)
export const decision = style({
  ...row,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) 9rem minmax(0, 3fr)', gap: vars.space.even, alignItems: 'baseline' } },
})
export const pairs = style({ display: 'grid', gap: vars.space.even })
export const pair = style({
  display: 'grid',
  gap: vars.space.close,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
const said = style({ padding: vars.space.even, borderRadius: vars.radius.medium, border: `1px solid ${vars.color.line}` })
export const instead = style([said, { backgroundColor: vars.color.dangerSoft }])
export const better = style([said, { backgroundColor: vars.color.successSoft }])

export const steps = style({
  display: 'grid',
  gap: vars.space.close,
  paddingInlineStart: '1.5rem',
  listStyle: 'decimal',
  maxInlineSize: '46rem',
})
export const habits = style({ ...rows })
export const habit = style({
  ...row,
  '@media': { [media.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: vars.space.even } },
})
