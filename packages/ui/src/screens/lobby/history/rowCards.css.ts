import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** Small cards in a row of a table, what they made under them. */
export const withWords = style({ display: 'grid', gap: vars.space.hair, minInlineSize: 0 })
export const groups = style({ display: 'flex', gap: vars.space.close })
/** In a card of the grid they stand clear of their term. */
export const underTerm = style({ display: 'block', paddingBlockStart: vars.space.hair })
