import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

export const root = style({ width: '100%', maxWidth: '34rem', borderRadius: vars.radius.medium, backgroundColor: vars.color.surface })
