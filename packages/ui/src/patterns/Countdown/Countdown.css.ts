import { style } from '@vanilla-extract/css'

export const clock = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 })
