import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const tones = ['info', 'success', 'warning', 'danger'] as const

const hues = {
  info: { color: vars.color.accent, backgroundColor: vars.color.accentSoft },
  success: { color: vars.color.success, backgroundColor: vars.color.successSoft },
  warning: { color: vars.color.warning, backgroundColor: vars.color.warningSoft },
  danger: { color: vars.color.danger, backgroundColor: vars.color.dangerSoft },
} satisfies Record<(typeof tones)[number], object>

/** The hue is set as text color so that line and icon take it; the words themselves are ink. */
export const root = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.close,
    padding: vars.space.even,
    border: '1px solid color-mix(in srgb, currentColor 36%, transparent)',
    borderRadius: vars.radius.medium,
  },
  variants: { tone: hues },
  defaultVariants: { tone: 'info' },
})

export const icon = style({ marginBlockStart: vars.space.hair })
export const body = style({
  display: 'grid',
  gap: vars.space.tight,
  color: vars.color.ink,
  textWrap: 'pretty',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const title = style({ fontSize: vars.size.body, lineHeight: vars.leading.body, fontWeight: 600 })
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.snug, marginBlockStart: vars.space.snug })
