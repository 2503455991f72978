import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

export const slider = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space.even,
  fontWeight: 500,
})
export const value = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' })
export const range = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: vars.touchTarget,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
})
