import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../theme/tokens.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const list = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gap: vars.space.snug,
  overflowX: 'auto',
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  padding: `${vars.space.snug} ${vars.space.even}`,
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: { paddingInline: vars.space.roomy, gridAutoColumns: 'minmax(max-content, 1fr)', gap: vars.space.close },
  },
})
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  minBlockSize: '3.25rem',
  paddingInline: vars.space.even,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&[aria-current]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } } },
})
export const icon = style({ flexShrink: 0, color: vars.color.accent })
export const count = style({
  marginInlineStart: 'auto',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})
