import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const closed = style({ display: 'grid', justifyContent: 'start' })
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.close,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 13rem)) auto', justifyContent: 'start' } },
})
/** Under the choices on a phone, beside their wells on a desktop. */
export const clear = style({ display: 'grid', justifyContent: 'start', '@media': { [media.desktop]: { alignSelf: 'end' } } })
