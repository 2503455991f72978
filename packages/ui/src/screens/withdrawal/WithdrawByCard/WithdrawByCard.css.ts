import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** The place of the provider's frame, bounded so that it is seen to be somebody else's. */
export const frame = style({ display: 'grid', gap: vars.space.close, margin: 0 })
export const place = style({
  minBlockSize: '15rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
})
export const caption = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.snug,
  textWrap: 'pretty',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
})
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.even,
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
})
export const icon = style({ flexShrink: 0, color: vars.color.accent })
export const words = style({ display: 'grid', flex: '1 1 11rem', gap: vars.space.hair, minInlineSize: 0 })
export const shield = style({ flexShrink: 0, marginBlockStart: vars.space.hair })
