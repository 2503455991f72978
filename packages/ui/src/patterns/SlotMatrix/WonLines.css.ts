import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  minBlockSize: vars.touchTarget,
  color: vars.color.ink,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const stroke = style({
  flexShrink: 0,
  inlineSize: vars.space.roomy,
  blockSize: vars.space.snug,
  strokeWidth: 4,
  strokeLinecap: 'round',
})
export const name = style({ inlineSize: '4.5rem', flexShrink: 0, fontVariantNumeric: 'tabular-nums' })
export const what = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  color: vars.color.inkSoft,
})
export const symbol = style({ inlineSize: '1.375rem', blockSize: '1.375rem', flexShrink: 0 })
