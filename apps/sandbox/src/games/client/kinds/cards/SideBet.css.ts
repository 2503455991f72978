import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  border: '1px solid var(--line)',
  borderRadius: vars.radius.full,
  backgroundColor: 'rgb(4 8 14 / 0.55)',
})
export const words = style({ display: 'grid', justifyItems: 'center', minInlineSize: '5.5rem' })
export const name = style({ color: 'var(--ink)', fontSize: vars.size.tiny, lineHeight: vars.leading.tiny })
export const value = style({
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
})
