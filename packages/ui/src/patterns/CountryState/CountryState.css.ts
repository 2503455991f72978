import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({
  display: 'grid',
  gap: '1.25rem',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.even } },
})
/** As high as a field with its label, so that nothing moves when the lists are there. */
export const waiting = style({ display: 'grid', gap: vars.space.snug, minBlockSize: '4.75rem' })
