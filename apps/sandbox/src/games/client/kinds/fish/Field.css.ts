import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from '../../chrome/low.ts'

/** The water of each game is a picture of its own under any theme. */
const waters = {
  ice: 'linear-gradient(#d9f2fb 0%, #8fcfe3 5%, #2f86a6 16%, #14597c 48%, #082c47 100%)',
  open: 'linear-gradient(#8fb6cf 0%, #3f7fa3 7%, #1d5b86 35%, #0d365c 70%, #071d38 100%)',
  deep: 'linear-gradient(#1a3766 0%, #132a55 40%, #0c1a3a 75%, #070d1f 100%)',
} as const

export const water = recipe({
  base: { position: 'absolute', inset: 0, zIndex: -1, overflow: 'hidden' },
  variants: { game: { ice: { background: waters.ice }, open: { background: waters.open }, deep: { background: waters.deep } } },
})
/** What stands around: shafts of light below the hole, floes on the surface, vents on the ground. */
export const scenery = recipe({
  base: { position: 'absolute', inset: 0 },
  variants: {
    game: {
      ice: {
        background: [
          // The name of the game is read on it.
          'linear-gradient(rgb(4 20 36 / 0.72), transparent 7.5rem)',
          'radial-gradient(ellipse 30% 9% at 50% 0%, #f6fdff 0 55%, #bfe7f3 80%, transparent)',
          'conic-gradient(from 158deg at 50% -4%, transparent 0 4deg, rgb(220 247 255 / 0.26) 12deg, transparent 19deg, rgb(220 247 255 / 0.2) 26deg, transparent 31deg, rgb(220 247 255 / 0.24) 37deg, transparent 44deg)',
          'radial-gradient(ellipse 70% 22% at 20% 104%, #0a2338 0 60%, transparent 62%)',
          'radial-gradient(ellipse 60% 17% at 82% 103%, #0b2942 0 60%, transparent 62%)',
        ].join(', '),
      },
      open: {
        background: [
          'linear-gradient(rgb(4 20 36 / 0.6), transparent 7.5rem)',
          'radial-gradient(ellipse 16% 5% at 14% 0%, #eaf6fb 0 60%, transparent 64%)',
          'radial-gradient(ellipse 22% 6% at 46% 0%, #dff0f8 0 60%, transparent 64%)',
          'radial-gradient(ellipse 14% 4% at 82% 0%, #eaf6fb 0 60%, transparent 64%)',
          'conic-gradient(from 150deg at 64% -12%, transparent 0 8deg, rgb(190 230 255 / 0.17) 18deg, transparent 26deg, rgb(190 230 255 / 0.13) 40deg, transparent 50deg)',
          'radial-gradient(ellipse 90% 14% at 40% 103%, #061a30 0 60%, transparent 63%)',
        ].join(', '),
      },
      deep: {
        background: [
          'radial-gradient(circle at 16% 88%, rgb(255 120 60 / 0.3), transparent 17%)',
          'radial-gradient(circle at 78% 94%, rgb(255 90 90 / 0.22), transparent 15%)',
          'radial-gradient(ellipse 26% 34% at 6% 106%, #0b0d18 0 60%, transparent 62%)',
          'radial-gradient(ellipse 34% 42% at 96% 108%, #0a0c16 0 60%, transparent 62%)',
          'radial-gradient(ellipse 40% 12% at 46% 102%, #0a0b14 0 60%, transparent 62%)',
        ].join(', '),
      },
    },
  },
})
/** Free of the head above and of the list and controls below. */
export const field = style({
  position: 'absolute',
  inset: '4rem 0 16.75rem 0',
  '@media': {
    [media.desktop]: { inset: '5rem 0 11.5rem 0' },
    [low]: { inset: '2.75rem 15rem 3.5rem 0' },
  },
})
export const fish = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'crosshair',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    willChange: 'transform',
  },
  variants: {
    isGone: { true: { opacity: 0, pointerEvents: 'none', '@media': { [media.motion]: { transition: 'opacity 0.35s' } } }, false: {} },
    isChosen: { true: {}, false: {} },
  },
  compoundVariants: [{ variants: { isChosen: true, isGone: false }, style: { filter: 'drop-shadow(0 0 7px rgb(255 226 122 / 0.95))' } }],
})
export const picture = style({ width: '100%', height: 'auto', userSelect: 'none' })
/** Beyond the lamp it is dark; what is there can still be hit. */
export const dark = style({
  position: 'absolute',
  inset: '-5rem 0 -15rem 0',
  pointerEvents: 'none',
  background:
    'radial-gradient(circle 19rem at var(--lamp-x, 50%) calc(var(--lamp-y, 45%) + 5rem), rgb(255 240 190 / 0.1) 0, rgb(2 4 12 / 0.2) 55%, rgb(2 4 12 / 0.72) 100%)',
})
const fly = keyframes({
  from: { transform: 'translate(-50%, -50%) scale(2.4)', opacity: 0 },
  to: { transform: 'translate(-50%, -50%) scale(1)', opacity: 1 },
})
const rise = keyframes({
  from: { transform: 'translate(-50%, -50%)', opacity: 1 },
  to: { transform: 'translate(-50%, -190%)', opacity: 0 },
})
const fade = keyframes({ from: { opacity: 1 }, '70%': { opacity: 1 }, to: { opacity: 0 } })
/** Half of what stands at a shot, or more: so far it stays from both sides of the field. */
const half = '--half'
const caught = (size: string, room: string) =>
  ({
    vars: { [half]: room },
    color: '#ffe27a',
    fontFamily: vars.font.display,
    fontSize: size,
    lineHeight: 1.1,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    textShadow: '0 2px 10px rgb(2 6 14 / 0.9)',
    '@media': { [media.motion]: { animation: `${rise} 1.1s ease-in forwards` } },
  }) as const
export const shot = recipe({
  base: {
    vars: { [half]: '0px' },
    position: 'absolute',
    insetInlineStart: `clamp(var(${half}), var(--x), 100% - var(${half}))`,
    insetBlockStart: 'var(--y)',
    transform: 'translate(-50%, -50%)',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  variants: {
    state: {
      flying: {
        width: '2.75rem',
        height: '2.75rem',
        border: '2px solid #ffe27a',
        borderRadius: vars.radius.full,
        '@media': { [media.motion]: { animation: `${fly} 0.18s ${vars.easing}` } },
      },
      missed: {
        vars: { [half]: '3rem' },
        padding: `${vars.space.tight} ${vars.space.close}`,
        borderRadius: vars.radius.full,
        backgroundColor: 'rgb(5 11 24 / 0.78)',
        color: vars.color.ink,
        fontSize: vars.size.small,
        lineHeight: vars.leading.small,
        fontWeight: 600,
        '@media': { [media.motion]: { animation: `${fade} 1.1s linear forwards` } },
      },
      regular: caught(vars.size.title, '3rem'),
      large: caught(vars.size.headline, '5rem'),
      huge: caught(vars.size.hero, '7.5rem'),
    },
  },
})
globalStyle(`${field} img`, { display: 'block' })
