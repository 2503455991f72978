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
/** Two to a row on a phone: the third takes a whole one, unless the way to clear them stands beside it. */
export const alone = style({ display: 'grid', gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } })
/** As high as the choices beside it. */
export const clear = style({ display: 'grid', minBlockSize: '3rem', justifyContent: 'start' })
/** The label and the well of a choice that is on its way. */
export const place = style({ display: 'grid', gap: vars.space.snug, minInlineSize: 0 })
export const choice = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: '3rem',
  paddingInline: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})
