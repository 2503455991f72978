import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** What stands in a card of the verification, below each other; the buttons are as wide as the card. */
export const body = style({ display: 'grid', gap: vars.space.roomy, minInlineSize: 0 })
export const actions = style({ display: 'grid', gap: vars.space.close })

export const facts = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.close,
  padding: `${vars.space.close} ${vars.space.even}`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
})

export const needs = style({ display: 'grid', gap: vars.space.close })
export const need = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.close, alignItems: 'start' })
export const needIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
})
