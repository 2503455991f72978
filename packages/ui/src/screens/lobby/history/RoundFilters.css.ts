import { style } from '@vanilla-extract/css'
import { toolbarIsWide } from '../../../kit/DataGrid/DataGrid.css.ts'
import { underFields } from '../../../patterns/HistoryScreen/HistoryScreen.css.ts'
import { vars } from '../../../theme/contract.css.ts'

export const closed = style({ display: 'grid', justifyContent: 'start' })
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.close,
  inlineSize: '100%',
  '@container': { [toolbarIsWide]: { gridTemplateColumns: 'repeat(4, minmax(0, 13rem)) auto', justifyContent: 'start' } },
})
/** Under the choices, or beside their wells where there is room. */
export const clear = style([
  underFields,
  { '@container': { [toolbarIsWide]: { alignSelf: 'end', minBlockSize: '3rem', marginInlineStart: 0 } } },
])
