import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.close,
  padding: `${vars.space.snug} ${vars.space.even}`,
  border: `1px solid ${vars.color.tokenSweep}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({ fontFamily: vars.font.display, fontWeight: 700, color: vars.color.tokenSweep })
export const times = style({ fontWeight: 700, color: vars.color.tokenGame })
