import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space.close,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 13rem)) auto', justifyContent: 'start' } },
})
/** As high as the choices beside it. */
export const clear = style({ display: 'grid', minBlockSize: '3rem', justifyContent: 'start' })
