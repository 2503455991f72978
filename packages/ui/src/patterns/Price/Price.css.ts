import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const sizes = ['small', 'body', 'lead', 'large', 'title', 'headline'] as const
const display: readonly string[] = ['title', 'headline']

export const root = recipe({
  base: { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
  variants: {
    size: Object.fromEntries(
      sizes.map((s) => [
        s,
        {
          fontSize: vars.size[s],
          lineHeight: vars.leading[s],
          ...(display.includes(s) && { fontFamily: vars.font.display, letterSpacing: '-0.015em' }),
        },
      ]),
    ) as Record<(typeof sizes)[number], object>,
  },
  defaultVariants: { size: 'body' },
})
export const code = style({
  marginInlineStart: '0.35em',
  fontFamily: vars.font.text,
  fontSize: '0.75em',
  fontWeight: 500,
  letterSpacing: 0,
  color: vars.color.inkSoft,
})
export const before = style({ fontWeight: 400, color: vars.color.inkSoft })
