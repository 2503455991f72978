import { style } from '@vanilla-extract/css'
import { underFields } from '../../../patterns/HistoryScreen/HistoryScreen.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space.close,
  inlineSize: '100%',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 13rem)) auto', justifyContent: 'start' } },
})
const ownRow = { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } } as const
/** The choice with the longest words: above the two others on a phone, so that it never changes its width. */
export const wide = style({ ...ownRow, display: 'grid' })
/** Under the choices on a phone, where its words begin as their wells do; as high as them beside them. */
export const clear = style([
  underFields,
  {
    ...ownRow,
    minBlockSize: '3rem',
    '@media': { [media.tablet]: { gridColumn: 'auto', marginInlineStart: 0 } },
  },
])
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
