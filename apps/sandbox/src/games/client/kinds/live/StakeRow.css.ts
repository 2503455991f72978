import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import * as figures from '../../chrome/amount.css.ts'

export const root = style({ display: 'flex', alignItems: 'center', gap: vars.space.snug })
// It stays where the focus may be, so it is no disabled button.
globalStyle(`${root} > [aria-disabled=true]`, { opacity: 0.45, cursor: 'default' })
export const stake = style({ display: 'grid', justifyItems: 'center', minInlineSize: '4.5rem' })
export const amount = style([figures.amount, { gap: vars.space.tight }])
