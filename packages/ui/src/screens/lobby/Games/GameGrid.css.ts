import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.roomy} ${vars.space.close}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space.even },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: `${vars.space.wide} ${vars.space.roomy}` },
  },
})
export const place = style({ display: 'grid', alignItems: 'start', minInlineSize: 0 })
/**
 * Far below the first view a card is neither laid out nor is its cover fetched until the reader comes near. What is deferred is
 * clipped too: there is room around it for a card that is lifted or outlined.
 */
export const deferred = style([
  place,
  {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 20rem',
    padding: vars.space.snug,
    margin: `calc(-1 * ${vars.space.snug})`,
  },
])
export const waiting = style({ display: 'grid', gap: vars.space.snug, minInlineSize: 0 })
