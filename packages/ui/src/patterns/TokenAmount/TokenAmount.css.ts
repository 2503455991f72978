import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const sizes = ['tiny', 'small', 'body', 'lead', 'large', 'title', 'headline'] as const
const display: readonly string[] = ['title', 'headline']

export const root = recipe({
  // Positioned, so that the text for a reader stays inside a row that scrolls.
  base: { position: 'relative', display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '0.4em', fontWeight: 600 },
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
    /** As high as the line of the words around it, so its foot is theirs: digits stand on their base line, and the line grows no higher. */
    isInSentence: { true: { verticalAlign: 'bottom' } },
  },
  defaultVariants: { size: 'body' },
})

/** The digits stay on one line whatever the room: half an amount is a wrong amount. Where they need all of it, the shape goes above. */
export const amount = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.4em',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const label = style({
  fontFamily: vars.font.text,
  fontSize: '0.875em',
  fontWeight: 400,
  letterSpacing: 0,
  color: vars.color.inkSoft,
})
/** Between words it is one of them. */
export const labelInSentence = style({ fontWeight: 400 })
