import { style } from '@vanilla-extract/css'

/** Placed by what the layout of the scene says. */
export const part = style({ position: 'absolute' })
