import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

export const root = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))', gap: vars.space.close })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  alignItems: 'center',
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSoft,
})
export const map = style({ width: '100%' })
export const lit = style({ fill: vars.color.tokenGame })
export const dark = style({ fill: vars.color.line })
