import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const kinds = style({ display: 'grid', gap: vars.space.close })
export const kind = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignItems: 'center',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: '4rem 16rem minmax(0, 1fr)' } },
})
export const uses = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.roomy,
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})
/** As somebody sees it who sees no hue. */
export const gray = style({ filter: 'grayscale(1)', display: 'flex', flexWrap: 'wrap', gap: vars.space.roomy })
