import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const sizes = ['small', 'regular', 'large'] as const
export const hues = ['accent', 'success', 'warning', 'tokenSweep', 'tokenPrize', 'tokenTip'] as const

export const root = recipe({
  base: {
    flexShrink: 0,
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    fontWeight: 650,
    letterSpacing: '0.02em',
    userSelect: 'none',
    // Shadow and tint are lost there, and with them the disc.
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
  variants: {
    size: {
      small: { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.size.tiny },
      regular: { inlineSize: vars.touchTarget, blockSize: vars.touchTarget, fontSize: vars.size.body },
      large: { inlineSize: vars.space.vast, blockSize: vars.space.vast, fontSize: vars.size.title, fontFamily: vars.font.display },
    } satisfies Record<(typeof sizes)[number], object>,
    hue: Object.fromEntries(
      hues.map((hue) => [
        hue,
        {
          backgroundColor: `color-mix(in srgb, ${vars.color[hue]} 14%, ${vars.color.raised})`,
          boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color[hue]} 40%, ${vars.color.raised})`,
          color: vars.color[hue],
        },
      ]),
    ) as Record<(typeof hues)[number], object>,
  },
  defaultVariants: { size: 'regular' },
})
