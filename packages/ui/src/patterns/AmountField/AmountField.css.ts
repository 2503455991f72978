import { style } from '@vanilla-extract/css'
import { chosen } from '../../theme/chosen.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'grid', gap: vars.space.close, minInlineSize: 0 })
const narrowest = `4 * 4.25rem + 3 * ${vars.space.snug}`
/** Four in a row, or two where four would be too narrow to be read and pressed: never three and one. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(clamp(25% - 0.75 * ${vars.space.snug}, (${narrowest} - 100%) * 999, 50% - 0.5 * ${vars.space.snug}), 1fr))`,
  gap: vars.space.snug,
})
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
      '@media': chosen,
    },
  },
})
