import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** The sections of a tab and the end of the form, with the distance of the page between them. */
export const form = style({ display: 'grid', gap: vars.space.roomy, minInlineSize: 0 })
