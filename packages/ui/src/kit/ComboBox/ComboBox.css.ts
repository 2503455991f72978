import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const open = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.touchTarget,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.inkSoft,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: vars.color.ink } },
})
