import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { ownColors } from '../../theme/ownColors.css.ts'

/** The sky of every scene. The water is drawn over it. */
export const root = style([
  ownColors,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    backgroundColor: vars.color.sunken,
    backgroundImage: `radial-gradient(80% 90% at 50% 100%, ${vars.color.accentSoft}, transparent)`,
  },
])

const gold = vars.color.tokenGame
const day = '[data-theme="day"] &'

/** Paints by meaning, so that a scene follows the theme. */
export const fill = styleVariants({
  water: { fill: vars.color.accent },
  deep: { fill: vars.color.sunken },
  body: { fill: vars.color.raised },
  pane: { fill: vars.color.overlay },
  shade: { fill: vars.color.line },
  soft: { fill: vars.color.accentSoft },
  ink: { fill: vars.color.ink },
  // By day the gold is dark enough to be read; a light is not read, so it is mixed back toward one.
  warm: { fill: gold, selectors: { [day]: { fill: `color-mix(in srgb, ${gold} 38%, ${vars.color.warningSoft})` } } },
  gold: { fill: gold },
  teal: { fill: vars.color.tokenSweep },
  coral: { fill: vars.color.tokenPrize },
  violet: { fill: vars.color.tokenTip },
})

const stroke = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const line = styleVariants({
  soft: { ...stroke, stroke: vars.color.line },
  edge: { ...stroke, stroke: vars.color.control },
  light: { ...stroke, stroke: vars.color.accent },
  teal: { ...stroke, stroke: vars.color.tokenSweep },
  gold: { ...stroke, stroke: gold },
  outlined: { ...stroke, stroke: vars.color.control, fill: vars.color.raised },
  ring: { ...stroke, stroke: vars.color.control, strokeWidth: 1.2 },
})
