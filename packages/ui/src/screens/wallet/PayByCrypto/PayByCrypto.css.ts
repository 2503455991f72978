import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const intro = style({ display: 'flex', alignItems: 'center', gap: vars.space.close })
