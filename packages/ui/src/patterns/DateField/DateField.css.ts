import { style } from '@vanilla-extract/css'
import { chosen } from '../../theme/chosen.ts'
import { vars } from '../../theme/contract.css.ts'
import { well } from '../../kit/Field/Field.css.ts'

export const input = style([
  well,
  {
    alignItems: 'center',
    paddingInline: vars.space.close,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre',
    cursor: 'text',
    selectors: {
      '&:focus-within': { borderColor: vars.color.accent, outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  },
])

/** The part that is being typed is filled, as a selected text would be; the ring of the keyboard stands around the whole field. */
export const segment = style({
  paddingInline: vars.space.tight,
  paddingBlock: vars.space.tight,
  borderRadius: vars.radius.small,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { paddingInline: 0, color: vars.color.inkSoft },
    '&[data-placeholder]': { color: vars.color.inkSoft },
    '&[data-focused]': { backgroundColor: vars.color.accent, color: vars.color.onAccent, '@media': chosen },
  },
})
