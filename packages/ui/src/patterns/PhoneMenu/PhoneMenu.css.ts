import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const top = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingInlineStart: vars.space.close })
export const close = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.inkSoft,
  cursor: 'pointer',
})
export const columns = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', columnGap: vars.space.snug })
export const caption = style({ paddingInline: vars.space.close, marginBlockStart: vars.space.even })
