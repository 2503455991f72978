import { assignVars, style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { media } from './media.ts'
import { day, night } from './tokens.ts'

/** For a drawing with a ground of its own, as a photograph has: it keeps the theme's colors where the system replaces all others. */
export const ownColors = style({
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      vars: assignVars(vars.color, night.color),
      selectors: { '[data-theme="day"] &, &[data-theme="day"]': { vars: assignVars(vars.color, day.color) } },
    },
  },
})
