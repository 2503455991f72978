import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const form = style({ display: 'grid', gap: vars.space.roomy })
export const fields = style({ display: 'grid', gap: '1.25rem' })
export const agreements = style({ display: 'grid', borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: vars.space.close })
