import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { barHeight } from '../../../patterns/Panel/Panel.css.ts'
import { contentWidth } from '../../../theme/tokens.ts'

/** Under the header, or where one would be, over whatever part of the page is looked at. */
export const root = style({
  position: 'fixed',
  insetBlockStart: barHeight,
  insetInline: 0,
  zIndex: 9,
  borderBlockEnd: `1px solid ${vars.color.warning}`,
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(${vars.color.warningSoft}, ${vars.color.warningSoft})`,
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
