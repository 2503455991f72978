import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const ways = style({
  display: 'grid',
  gap: vars.space.even,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.roomy } },
})
export const form = style({ display: 'grid', justifyItems: 'start', gap: vars.space.close })
export const friendsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.tight} ${vars.space.even}`,
  marginBlockEnd: vars.space.close,
})
export const friends = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
})
export const friend = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.close,
  padding: vars.space.even,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy } },
})
/** The name is whole where it can be: what stands at its end goes under it before it breaks. */
export const about = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.tight} ${vars.space.close}` })
export const name = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
