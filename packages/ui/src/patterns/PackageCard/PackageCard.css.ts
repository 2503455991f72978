import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'clip',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.raised,
  },
  variants: {
    isForSale: {
      true: {
        '@media': {
          [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.control } } },
          [media.motion]: { transition: `border-color ${vars.duration.quick} ${vars.easing}` },
        },
      },
      false: { backgroundColor: 'transparent' },
    },
    isBestValue: { true: { borderColor: vars.color.accent }, false: {} },
  },
})
export const scene = style({ borderBlockEnd: `1px solid ${vars.color.line}`, backgroundColor: vars.color.sunken })
export const faded = style({ opacity: 0.4, filter: 'grayscale(0.6)' })
/** Over the picture, which is dark in every theme: each badge brings its own ground. */
export const badges = style({
  position: 'absolute',
  insetInline: vars.space.close,
  insetBlockStart: vars.space.close,
  display: 'flex',
  gap: vars.space.snug,
})
export const lastBadge = style({ marginInlineStart: 'auto' })
export const body = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.even,
  padding: vars.space.even,
  '@media': { [media.tablet]: { padding: vars.space.roomy } },
})
export const contents = style({ flexGrow: 1, display: 'grid', alignContent: 'start', gap: vars.space.snug })
/** On a line of its own, so that amounts of any length leave the cards of a row alike. */
export const tokenName = style({ display: 'block', fontSize: vars.size.small, lineHeight: vars.leading.small, color: vars.color.inkSoft })
/** At the foot of the card: the price before stands over the price, so that the prices of a row share a line. */
export const cost = style({ display: 'grid', justifyItems: 'start' })
export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.snug })
export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space.tight, color: vars.color.inkSoft })
/** As high as the button that it stands in place of. */
export const reason = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.touchTarget })
