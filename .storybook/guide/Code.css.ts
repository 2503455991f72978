import { vars } from '@lagoon/ui/theme/contract.css'
import { style } from '@vanilla-extract/css'

export const root = style({
  paddingInline: vars.space.tight,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9em',
})
