import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.even,
})
export const card = style({ display: 'grid' })
export const custom = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.even,
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
})
export const waiting = style({ display: 'grid', gap: vars.space.close, alignContent: 'start' })
