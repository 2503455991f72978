import { vars } from '@lagoon/ui/theme/contract.css'
import { style } from '@vanilla-extract/css'

export const root = style({
  color: vars.color.accent,
  fontWeight: 500,
  textUnderlineOffset: '0.2em',
  textDecorationColor: vars.color.line,
  selectors: { '&:hover': { color: vars.color.accentStrong, textDecorationColor: 'currentColor' } },
})
