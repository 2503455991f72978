import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

export const root = style({
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minHeight: vars.touchTarget,
  paddingInline: vars.space.close,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  cursor: 'pointer',
})
export const body = style({ display: 'grid', gap: vars.space.close, padding: vars.space.close, paddingBlockStart: 0 })
