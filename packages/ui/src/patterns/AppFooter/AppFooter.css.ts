import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../theme/tokens.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({
  // Below the first view it is laid out when the reader comes near.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 46rem',
  marginBlockStart: vars.space.vast,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  '@media': { [media.tablet]: { containIntrinsicBlockSize: 'auto 28rem' } },
})
export const inside = style({
  display: 'grid',
  gap: vars.space.wide,
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  paddingInline: vars.space.even,
  paddingBlock: vars.space.broad,
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy } },
})
export const top = style({
  display: 'grid',
  gap: vars.space.wide,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(14rem, 1.4fr) 3fr' } },
})
export const groups = style({ display: 'grid', gap: vars.space.roomy, gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
})
export const care = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.even,
  paddingBlockStart: vars.space.roomy,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const age = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  border: `2px solid ${vars.color.inkSoft}`,
  borderRadius: vars.radius.full,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: 700,
})
export const inText = style({ color: vars.color.accent, textUnderlineOffset: '0.2em' })
