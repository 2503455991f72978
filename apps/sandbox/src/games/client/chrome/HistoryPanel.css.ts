import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

export const round = style({
  display: 'grid',
  gap: vars.space.snug,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space.snug,
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.hair} ${vars.space.close}`,
  minBlockSize: vars.touchTarget,
  alignItems: 'center',
  cursor: 'pointer',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${summary} > strong`, { marginInlineStart: 'auto' })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.hair} ${vars.space.close}`,
  marginBlock: vars.space.snug,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
globalStyle(`${facts} > dt`, { color: vars.color.inkSoft })
globalStyle(`${facts} > dd`, { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
/** What can be done with a round. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.snug })
