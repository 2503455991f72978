import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const shapes = ['line', 'block', 'disc'] as const
export const sizes = ['tiny', 'small', 'body', 'lead', 'large', 'title', 'headline'] as const
export const widths = ['full', 'most', 'half', 'third', 'quarter'] as const
export const diameters = ['small', 'regular', 'large'] as const
export const ratios = ['row', 'square', 'cover', 'wide'] as const

const breathe = keyframes({ '50%': { opacity: 0.45 } })
const bySize = <T>(f: (size: (typeof sizes)[number]) => T) =>
  Object.fromEntries(sizes.map((s) => [s, f(s)])) as Record<(typeof sizes)[number], T>

/** The tone of every place that is kept, on the page and on a card: `theme/contrast` keeps it apart from both. */
const filled = {
  backgroundColor: vars.color.line,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
} as const

export const root = recipe({
  base: {
    display: 'block',
    flexShrink: 0,
    maxInlineSize: '100%',
    '@media': { [media.motion]: { animation: `${breathe} 1800ms ease-in-out infinite` } },
  },
  variants: {
    shape: {
      // The box is as high as the line of text that will come, the bar in it as high as its letters: nothing jumps.
      line: {
        display: 'flex',
        alignItems: 'center',
        '::before': { content: '', inlineSize: '100%', borderRadius: vars.radius.small, backgroundColor: vars.color.line },
        '@media': { [media.forcedColors]: { '::before': { border: '1px solid GrayText' } } },
      },
      block: { ...filled, borderRadius: vars.radius.medium },
      disc: { ...filled, borderRadius: vars.radius.full, aspectRatio: '1' },
    } satisfies Record<(typeof shapes)[number], object>,
    size: bySize((s) => ({ blockSize: vars.leading[s], '::before': { blockSize: vars.size[s] } })),
    width: {
      full: { inlineSize: '100%' },
      most: { inlineSize: '78%' },
      half: { inlineSize: '50%' },
      third: { inlineSize: '33%' },
      quarter: { inlineSize: '22%' },
    } satisfies Record<(typeof widths)[number], object>,
    ratio: {
      row: { blockSize: vars.touchTarget },
      square: { aspectRatio: '1' },
      cover: { aspectRatio: '3 / 4' },
      wide: { aspectRatio: '16 / 9' },
    } satisfies Record<(typeof ratios)[number], object>,
    diameter: {
      small: { inlineSize: vars.space.roomy },
      regular: { inlineSize: vars.touchTarget },
      large: { inlineSize: vars.space.vast },
    } satisfies Record<(typeof diameters)[number], object>,
  },
})
