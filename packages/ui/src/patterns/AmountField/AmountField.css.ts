import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'grid', gap: vars.space.close, minInlineSize: 0 })
export const steps = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(4.75rem, 1fr))', gap: vars.space.snug })
export const step = style({
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.snug,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: 'transparent',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
  },
})
