import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const widths = ['whole', 'small', 'thumb'] as const

/** The picture is a night of its own, in every theme. */
export const root = recipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '5 / 3',
    objectFit: 'cover',
    backgroundColor: vars.color.sunken,
  },
  variants: {
    width: {
      whole: { inlineSize: '100%' },
      small: { inlineSize: '12rem', borderRadius: vars.radius.medium },
      thumb: { inlineSize: '5rem', borderRadius: vars.radius.small },
    } satisfies Record<(typeof widths)[number], object>,
  },
  defaultVariants: { width: 'whole' },
})
