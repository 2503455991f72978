import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const grounds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.close,
})
export const ground = style({
  display: 'grid',
  alignContent: 'end',
  minBlockSize: '6rem',
  padding: vars.space.close,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
})
export const list = style({
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
})
export const row = style({
  display: 'grid',
  gap: vars.space.close,
  alignItems: 'center',
  paddingInline: vars.space.even,
  paddingBlock: vars.space.close,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
})
export const name = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.close,
  alignItems: 'center',
})
export const dot = style({
  gridRow: 'span 2',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.small,
})
export const pairs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.snug })
export const pair = style({
  display: 'grid',
  gap: vars.space.hair,
  justifyItems: 'center',
  inlineSize: '5.25rem',
  paddingBlock: vars.space.tight,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const on = style({
  display: 'grid',
  gap: vars.space.hair,
  justifyItems: 'center',
})
export const sign = style({ inlineSize: '1.25rem', blockSize: '1.25rem', borderRadius: vars.radius.full, backgroundColor: 'currentColor' })
