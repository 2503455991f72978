import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../../theme/tokens.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.broad,
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  paddingInline: vars.space.even,
  paddingBlock: vars.space.wide,
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
/** Far below the first view, like the shelves around it; what is deferred is clipped, and leaves room around a link that is outlined. */
export const list = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 22rem',
  display: 'grid',
  marginBlock: `${vars.space.tight} calc(-1 * ${vars.space.snug})`,
  marginInline: `calc(-1 * ${vars.space.snug})`,
  padding: vars.space.snug,
})
export const teaser = style({
  display: 'grid',
  gap: vars.space.tight,
  paddingBlock: vars.space.even,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
})
export const title = style({
  fontSize: vars.size.lead,
  lineHeight: vars.leading.lead,
  fontWeight: 600,
  textWrap: 'balance',
  selectors: { [`${teaser}:hover &`]: { color: vars.color.accent } },
})
export const summary = style({ color: vars.color.inkSoft })
export const day = style({ fontSize: vars.size.small, lineHeight: vars.leading.small, color: vars.color.inkSoft })
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.touchTarget,
  color: vars.color.accent,
  fontWeight: 500,
  textUnderlineOffset: '0.25em',
})
