import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const table = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.close} ${vars.space.roomy}` })
export const group = style({ display: 'grid', gap: vars.space.tight, justifyItems: 'start', minInlineSize: 0 })
export const term = style({ color: vars.color.inkSoft, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny })
