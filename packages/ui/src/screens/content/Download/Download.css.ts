import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space.wide,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem', columnGap: vars.space.vast } },
})
export const main = style({ display: 'grid', gap: vars.space.wide, minInlineSize: 0 })
/** A phone needs no picture of one. */
export const picture = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
export const code = style({
  display: 'grid',
  gap: vars.space.roomy,
  justifyItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: vars.space.wide } },
})
export const beside = style({ display: 'grid', gap: vars.space.even, minInlineSize: 0 })
