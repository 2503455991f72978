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
  },
})
/** Night water under the tokens; the more there are, the higher it stands. */
export const scene = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '6.5rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  backgroundImage: `radial-gradient(14rem 7rem at 50% 110%, color-mix(in srgb, ${vars.color.accent} 22%, transparent), transparent)`,
})
export const faded = style({ opacity: 0.4 })
export const heap = style({ display: 'flex', alignItems: 'flex-end' })
export const behind = style({ marginInline: '-0.75rem', opacity: 0.55 })
export const badge = style({ position: 'absolute', insetBlockStart: vars.space.close, insetInlineEnd: vars.space.close })
export const body = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.even,
  padding: vars.space.even,
  '@media': { [media.tablet]: { padding: vars.space.roomy } },
})
export const contents = style({ flexGrow: 1, display: 'grid', alignContent: 'start', gap: vars.space.snug })
export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space.snug })
/** As high as the button that it stands in place of. */
export const reason = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.touchTarget })
