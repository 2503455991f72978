import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { vars } from './contract.css.ts'

const margins = { ...vars.space, auto: 'auto' }
const placementProperties = defineProperties({
  properties: {
    marginBlockStart: margins,
    marginBlockEnd: margins,
    marginInlineStart: margins,
    marginInlineEnd: margins,
    alignSelf: ['start', 'center', 'end', 'stretch'],
    justifySelf: ['start', 'center', 'end', 'stretch'],
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    inlineSize: { full: '100%', content: 'max-content' },
    order: [-1, 0, 1],
  },
})
export const placementSprinkles = createSprinkles(placementProperties)
