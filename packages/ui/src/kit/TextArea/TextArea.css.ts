import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { input as line } from '../Field/Field.css.ts'

/** Five lines at first, and as many as there are words for up to a half of the window. */
export const input = style([
  line,
  {
    fieldSizing: 'content',
    resize: 'vertical',
    minBlockSize: '9rem',
    maxBlockSize: '50dvh',
    paddingBlock: vars.space.close,
  },
])
export const under = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.even,
  selectors: { '&:empty': { display: 'none' } },
})
export const notes = style({ minInlineSize: 0 })
export const count = style({
  flexShrink: 0,
  color: vars.color.inkSoft,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
