import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const twoLines = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const ellipsis = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
/** In the cell of a table: no wider than it, so that its words end in it. */
export const moment = style({ minInlineSize: 0 })
export const none = style({ position: 'relative', color: vars.color.inkSoft })

/** What takes filters back, under them: its words begin where their fields do, not its invisible box. */
export const underFields = style({ display: 'grid', justifyContent: 'start', marginInlineStart: `calc((${vars.space.even} + 1px) * -1)` })
// There it reaches to the edge of a phone.
globalStyle(`${underFields} > button`, { outlineOffset: '-2px' })
