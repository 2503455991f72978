import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.close,
  minInlineSize: 0,
  borderRadius: vars.radius.large,
  color: vars.color.ink,
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
})

/** What stands where the cover will be, or where it is missing. */
const plate = { backgroundColor: vars.color.sunken, backgroundImage: `linear-gradient(${vars.color.overlay}, ${vars.color.sunken})` }

export const frame = style({
  position: 'relative',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  ...plate,
  selectors: {
    // The line lies over the picture, so that dark covers keep an edge on dark water.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      border: `1px solid color-mix(in srgb, ${vars.color.ink} 14%, transparent)`,
      pointerEvents: 'none',
    },
    [`${root}:hover &::after`]: { borderColor: vars.color.accent },
  },
  '@media': {
    [`${media.motion} and ${media.hover}`]: {
      transition: `transform ${vars.duration.calm} ${vars.easing}`,
      selectors: { [`${root}:hover &`]: { transform: 'translateY(-6px)' } },
    },
  },
})

export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Only an image that failed has this: it hides the browser's broken sign.
  '::after': { content: '', position: 'absolute', inset: 0, ...plate },
})

export const tag = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.close,
  insetInlineStart: vars.space.close,
  paddingInline: vars.space.snug,
  paddingBlock: vars.space.hair,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
  fontWeight: 650,
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.hair, minInlineSize: 0 })
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: vars.size.body,
  lineHeight: '1.25rem',
  fontWeight: 600,
})
export const maker = style({ fontSize: vars.size.small, lineHeight: vars.leading.small, color: vars.color.inkSoft })
export const notYet = style([
  maker,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.snug,
    selectors: {
      '&::before': {
        content: '',
        flexShrink: 0,
        inlineSize: '0.5rem',
        blockSize: '0.5rem',
        border: `1.5px solid ${vars.color.inkSoft}`,
        borderRadius: vars.radius.full,
      },
    },
  },
])
