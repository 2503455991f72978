import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

globalStyle('body', { margin: 0, backgroundColor: vars.color.raised, color: vars.color.ink, fontFamily: vars.font.text })

export const root = style({
  boxSizing: 'border-box',
  display: 'grid',
  gap: vars.space.even,
  maxWidth: '30rem',
  marginInline: 'auto',
  padding: vars.space.even,
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.close,
  paddingBlockEnd: vars.space.close,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const secure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
})
export const form = style({ display: 'grid', gap: vars.space.even })
export const pair = style({ display: 'grid', gap: vars.space.close, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' })
export const brand = style({ fontSize: vars.size.small, fontWeight: 600, color: vars.color.inkSoft })
export const stored = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  padding: vars.space.close,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
})
export const buttons = style({ display: 'grid', gap: vars.space.snug })
export const quiet = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.snug, padding: vars.space.close, paddingBlockStart: 0 })
