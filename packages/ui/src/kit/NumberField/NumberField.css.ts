import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const digits = style({ fontVariantNumeric: 'tabular-nums' })

export const step = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.touchTarget,
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.inkSoft,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink, backgroundColor: vars.color.overlay },
    '&[data-pressed]': { color: vars.color.accent },
    '&[data-disabled]': { color: vars.color.line, cursor: 'default' },
    '&:last-child': { borderStartEndRadius: `calc(${vars.radius.medium} - 1px)`, borderEndEndRadius: `calc(${vars.radius.medium} - 1px)` },
  },
})
