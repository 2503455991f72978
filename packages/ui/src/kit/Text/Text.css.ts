import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const sizes = ['tiny', 'small', 'body', 'lead', 'large'] as const
export const tones = ['plain', 'soft', 'accent', 'success', 'warning', 'danger'] as const

export const root = recipe({
  // Margins are zero globally, not here, so that a placement always wins.
  base: {},
  variants: {
    size: Object.fromEntries(sizes.map((s) => [s, { fontSize: vars.size[s], lineHeight: vars.leading[s] }])) as Record<
      (typeof sizes)[number],
      object
    >,
    tone: {
      plain: {},
      soft: { color: vars.color.inkSoft },
      accent: { color: vars.color.accent },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
    } satisfies Record<(typeof tones)[number], object>,
    weight: { regular: { fontWeight: 400 }, strong: { fontWeight: 600 } },
    align: { start: {}, center: { textAlign: 'center', textWrap: 'balance' }, end: { textAlign: 'end' } },
    /** Digits of one width, for amounts and times that change or stand in columns. */
    isTabular: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
  defaultVariants: { size: 'body', tone: 'plain', weight: 'regular', align: 'start' },
})
