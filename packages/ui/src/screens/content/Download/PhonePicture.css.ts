import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const stroke = { fill: 'none', strokeLinecap: 'round' } as const
const gold = vars.color.tokenGame

export const root = style({ inlineSize: '100%', blockSize: 'auto' })
export const body = style({ fill: vars.color.overlay, stroke: vars.color.control, strokeWidth: 2 })
export const screen = style({ fill: vars.color.sunken })
export const sheet = style({ fill: vars.color.surface })
export const card = style({ fill: vars.color.raised, stroke: vars.color.line, strokeWidth: 1.5 })
export const pill = style({ fill: vars.color.line })
export const water = style({ fill: vars.color.accent })
// As in the other drawings: by day the gold of the tokens is too dark for a light.
export const moon = style({
  fill: gold,
  selectors: { '[data-theme="day"] &': { fill: `color-mix(in srgb, ${gold} 38%, ${vars.color.warningSoft})` } },
})
export const line = style({ ...stroke, stroke: vars.color.control })
export const soft = style({ ...stroke, stroke: vars.color.line })
