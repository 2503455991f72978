import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.even, minInlineSize: 0 })
export const twoLines = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const ellipsis = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const none = style({ position: 'relative', color: vars.color.inkSoft })
