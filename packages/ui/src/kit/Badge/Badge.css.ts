import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const tones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const

export const root = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.tight,
    maxInlineSize: '100%',
    minBlockSize: '1.5rem',
    paddingInline: vars.space.snug,
    paddingBlock: vars.space.hair,
    border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
    borderRadius: vars.radius.full,
    fontSize: vars.size.tiny,
    lineHeight: vars.leading.tiny,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: { color: vars.color.inkSoft, backgroundColor: vars.color.sunken },
      accent: { color: vars.color.accent, backgroundColor: vars.color.accentSoft },
      success: { color: vars.color.success, backgroundColor: vars.color.successSoft },
      warning: { color: vars.color.warning, backgroundColor: vars.color.warningSoft },
      danger: { color: vars.color.danger, backgroundColor: vars.color.dangerSoft },
    } satisfies Record<(typeof tones)[number], object>,
  },
  defaultVariants: { tone: 'neutral' },
})
