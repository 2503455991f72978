import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { contentWidth } from '../../../theme/tokens.ts'

export const root = style({
  display: 'block',
  borderBlockEnd: `1px solid ${vars.color.warning}`,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.ink,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  minBlockSize: vars.touchTarget,
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  padding: `${vars.space.snug} ${vars.space.even}`,
})
export const icon = style({ flexShrink: 0, color: vars.color.warning })
export const strong = style({ fontWeight: 600 })
