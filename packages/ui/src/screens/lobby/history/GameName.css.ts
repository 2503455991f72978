import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** As high as two lines of a name: what does not fit in is out of sight, and still read out. */
export const root = style({ display: 'block', minInlineSize: 0, maxBlockSize: `calc(2 * ${vars.leading.body})`, overflow: 'hidden' })
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'balance',
})
export const studio = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
