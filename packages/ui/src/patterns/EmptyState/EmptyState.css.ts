import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const sizes = ['section', 'page'] as const

export const root = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.snug,
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.even,
    textAlign: 'center',
  },
  variants: {
    size: {
      section: { paddingBlock: vars.space.broad },
      page: { paddingBlock: vars.space.vast, minBlockSize: '62vh' },
    } satisfies Record<(typeof sizes)[number], object>,
  },
  defaultVariants: { size: 'section' },
})

export const picture = style({ inlineSize: '13rem', maxInlineSize: '70%', blockSize: 'auto', marginBlockEnd: vars.space.snug })
export const words = style({ maxInlineSize: '30rem' })
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.close,
  marginBlockStart: vars.space.even,
})

/** Paints of the drawings, by meaning, so that they follow the theme. */
export const fill = styleVariants({
  water: { fill: vars.color.accentSoft },
  body: { fill: vars.color.raised },
  shade: { fill: vars.color.line },
  light: { fill: vars.color.accent },
  // By day the gold of the tokens is dark enough to be read; a light is not read, so it is mixed back toward one.
  warm: {
    fill: vars.color.tokenGame,
    selectors: { '[data-theme="day"] &': { fill: `color-mix(in srgb, ${vars.color.tokenGame} 55%, ${vars.color.warningSoft})` } },
  },
  coral: { fill: vars.color.tokenPrize },
})

const stroke = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const line = styleVariants({
  soft: { ...stroke, stroke: vars.color.line },
  ink: { ...stroke, stroke: vars.color.control },
  thick: { ...stroke, stroke: vars.color.control, strokeWidth: 6 },
  light: { ...stroke, stroke: vars.color.accent },
  outlined: { ...stroke, stroke: vars.color.control, fill: vars.color.raised },
})
