import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { well } from '../Field/Field.css.ts'

export const trigger = style([
  well,
  {
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.snug,
    paddingInline: vars.space.even,
    fontSize: vars.size.body,
    lineHeight: vars.leading.body,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px', borderColor: vars.color.accent },
    },
  },
])
export const value = style({ flex: '1 1 auto', minInlineSize: 0, selectors: { '&[data-placeholder]': { color: vars.color.inkSoft } } })
export const chevron = style({ flexShrink: 0, color: vars.color.inkSoft })
