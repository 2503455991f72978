import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  paddingBlock: vars.space.snug,
  color: vars.color.ink,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const seat = style({ flexShrink: 0, minInlineSize: '3.5rem', fontVariantNumeric: 'tabular-nums' })
export const words = style({ flex: 1, minInlineSize: 0, color: vars.color.inkSoft })
