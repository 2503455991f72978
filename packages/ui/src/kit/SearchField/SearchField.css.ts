import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ minInlineSize: 0 })
export const lens = style({ paddingInlineStart: vars.space.even })
export const words = style({
  paddingInlineStart: vars.space.close,
  appearance: 'none',
  // The browser's own cross would stand beside ours.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
})
export const clear = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.touchTarget,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: vars.color.inkSoft,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.ink }, '&:active': { color: vars.color.accent } },
})
