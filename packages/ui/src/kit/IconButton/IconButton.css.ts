import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const weights = ['quiet', 'secondary'] as const

export const root = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.touchTarget,
    blockSize: vars.touchTarget,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    background: 'none',
    color: vars.color.inkSoft,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-pressed]': { color: vars.color.accent },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.motion]: {
        transition: `background-color ${vars.duration.quick} ${vars.easing}, color ${vars.duration.quick} ${vars.easing}`,
      },
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  },
  variants: {
    weight: {
      quiet: { selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.overlay } } },
      secondary: {
        backgroundColor: vars.color.overlay,
        borderColor: vars.color.edge,
        selectors: { '&[data-hovered]': { borderColor: vars.color.inkSoft }, '&[data-pressed]': { backgroundColor: vars.color.sunken } },
      },
    } satisfies Record<(typeof weights)[number], object>,
  },
  defaultVariants: { weight: 'quiet' },
})
