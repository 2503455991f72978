import { style } from '@vanilla-extract/css'

/** Cloth within its printed line: a fine weave over a light in the middle. */
export const cloth = style({
  display: 'grid',
  border: '2px solid var(--line)',
  borderRadius: 'inherit',
  boxShadow: 'inset 0 0 3.5rem rgb(0 0 0 / 0.5)',
})
/** One of two directions of the weave, as a layer of a background. */
export const weave = 'repeating-linear-gradient(45deg, rgb(255 255 255 / 0.018) 0 1px, transparent 1px 3px)'

/** Lines printed on the cloth. */
export const printed = style({ fill: 'none', stroke: 'var(--ink)', strokeWidth: 2.5, strokeLinejoin: 'round', strokeLinecap: 'round' })
