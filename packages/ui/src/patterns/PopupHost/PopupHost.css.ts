import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** What the popup is about in figures, sunken so that they are read as a receipt and not as words. */
export const figures = style({
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
})
export const words = style({ display: 'grid', gap: vars.space.snug, textWrap: 'pretty' })
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
