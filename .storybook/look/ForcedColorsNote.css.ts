import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'

export const root = style({ maxWidth: '36rem', marginBottom: vars.space.roomy, '@media': { [media.forcedColors]: { display: 'none' } } })
