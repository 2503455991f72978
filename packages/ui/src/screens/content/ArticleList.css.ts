import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const grid = style({
  display: 'grid',
  gap: vars.space.even,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gap: vars.space.roomy, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const first = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } })
/** The card takes the height of its row, so that the dates of a row stand on one line. */
export const item = style({ display: 'grid', minInlineSize: 0 })

export const waiting = style({ display: 'grid', gap: vars.space.even, alignContent: 'start', minInlineSize: 0 })
export const waitingLead = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space.wide, alignItems: 'center' } },
})
export const waitingWords = style({ display: 'grid', gap: vars.space.snug })
