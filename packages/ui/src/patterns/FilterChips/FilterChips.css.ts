import { style } from '@vanilla-extract/css'
import { chosen } from '../../theme/chosen.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
})
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.even,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft, '@media': chosen },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } },
})
