import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const form = style({ display: 'grid', gap: '1.25rem' })
export const secret = style({ display: 'grid', gap: vars.space.tight, justifyItems: 'start', fontSize: vars.size.small })
