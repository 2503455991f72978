import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { chosen } from '../../theme/chosen.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const weights = ['primary', 'secondary', 'quiet', 'danger'] as const
export const sizes = ['regular', 'large', 'compact'] as const

// Link borrows these looks for a plain anchor, which has no data attributes.
const hovered = '&[data-hovered], a&:hover'
const pressed = '&[data-pressed], a&:active'

export const root = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.snug,
    minHeight: vars.touchTarget,
    paddingInline: vars.space.even,
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    background: 'none',
    fontSize: vars.size.body,
    lineHeight: vars.leading.body,
    fontWeight: 600,
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&[data-pending]': { cursor: 'progress' } },
    '@media': {
      [media.motion]: {
        transition: `background-color ${vars.duration.quick} ${vars.easing}, border-color ${vars.duration.quick} ${vars.easing}`,
      },
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  },
  variants: {
    weight: {
      primary: {
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        selectors: { [hovered]: { backgroundColor: vars.color.accentStrong }, [pressed]: { backgroundColor: vars.color.accentStrong } },
        '@media': chosen,
      },
      secondary: {
        backgroundColor: vars.color.overlay,
        borderColor: vars.color.edge,
        color: vars.color.ink,
        selectors: { [hovered]: { borderColor: vars.color.inkSoft }, [pressed]: { backgroundColor: vars.color.sunken } },
      },
      quiet: {
        color: vars.color.accent,
        selectors: { [hovered]: { backgroundColor: vars.color.accentSoft }, [pressed]: { backgroundColor: vars.color.accentSoft } },
      },
      danger: {
        backgroundColor: vars.color.danger,
        color: vars.color.onDanger,
        selectors: { [hovered]: { opacity: 0.9 }, [pressed]: { opacity: 0.85 } },
      },
    } satisfies Record<(typeof weights)[number], object>,
    size: {
      regular: {},
      large: { minHeight: '3.25rem', paddingInline: vars.space.roomy, fontSize: vars.size.lead },
      compact: { paddingInline: vars.space.close, fontSize: vars.size.small, lineHeight: vars.leading.small },
    } satisfies Record<(typeof sizes)[number], object>,
  },
  defaultVariants: { weight: 'secondary', size: 'regular' },
})

/** The label keeps its width while the spinner stands in its place, so that nothing jumps. */
export const label = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.snug })
globalStyle(`[data-pending] > ${label}`, { opacity: 0 })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const spinner = style({
  position: 'absolute',
  width: '1.25rem',
  height: '1.25rem',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  '@media': {
    [media.motion]: { animation: `${turn} 800ms linear infinite` },
    // Transparent counts as a color there, and the ring would close.
    [media.forcedColors]: { forcedColorAdjust: 'preserve-parent-color' },
  },
})
