import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'flex', alignItems: 'center', gap: vars.space.snug, minInlineSize: 0 })
export const words = style({ flex: 1, minInlineSize: 0 })
export const label = style({ display: 'block', color: vars.color.inkSoft, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny })
/** Breaks anywhere: an id is copied or read out, never cut. */
export const value = style({
  display: 'block',
  color: vars.color.ink,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums slashed-zero',
})

/** The button reaches beyond the line with the part of it that only a finger needs. */
export const fact = style({ display: 'inline-flex', alignItems: 'center', overflowWrap: 'anywhere' })
globalStyle(`${fact} > button`, {
  marginBlock: `calc((${vars.leading.body} - ${vars.touchTarget}) / 2)`,
  marginInlineEnd: `calc(${vars.space.close} * -1)`,
})
