import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { tight } from './places.css.ts'

export const root = recipe({
  base: { display: 'grid', justifyItems: 'center', inlineSize: 'var(--plate)' },
  variants: { isOut: { true: {}, false: {} }, isYou: { true: {}, false: {} } },
  compoundVariants: [{ variants: { isOut: true, isYou: false }, style: { opacity: 0.72 } }],
})
export const cards = recipe({
  base: { display: 'flex', justifyContent: 'center', blockSize: 'calc(var(--card) * 0.98)', marginBlockEnd: 'calc(var(--card) * -0.06)' },
  variants: {
    isYou: { true: { vars: { '--card': 'var(--own-card)' }, blockSize: 'calc(var(--own-card) * 1.16)' }, false: {} },
    // What lies face down says nothing: it goes where a notice needs the room.
    isDown: { true: { '@container': { [tight]: { display: 'none' } } }, false: {} },
  },
})
export const card = recipe({
  base: { display: 'block' },
  variants: {
    at: {
      left: { rotate: '-5deg', translate: '14% 0' },
      right: { rotate: '5deg', translate: '-14% 0' },
    },
    isYou: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { at: 'left', isYou: true }, style: { rotate: '-4deg', translate: '5% 0' } },
    { variants: { at: 'right', isYou: true }, style: { rotate: '4deg', translate: '-5% 0' } },
  ],
})
export const plate = recipe({
  base: {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    justifyItems: 'center',
    inlineSize: '100%',
    padding: `${vars.space.tight} ${vars.space.tight}`,
    border: '1px solid rgb(255 255 255 / 0.2)',
    borderRadius: '0.9rem',
    backgroundColor: 'rgb(8 10 16 / 0.9)',
    boxShadow: '0 0.25rem 0.8rem rgb(0 0 0 / 0.45)',
    textAlign: 'center',
  },
  variants: {
    isTurn: { true: { borderColor: 'transparent', backgroundColor: 'rgb(20 24 34 / 0.97)' }, false: {} },
    isWinner: { true: { borderColor: 'var(--line)', boxShadow: '0 0 1.2rem var(--line)' }, false: {} },
  },
})
export const name = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: '#c9d4e6',
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
  whiteSpace: 'nowrap',
})
export const away = style({ display: 'inline-block', marginInlineEnd: vars.space.tight, verticalAlign: '-0.125em' })
export const stack = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  color: '#ffffff',
  fontSize: vars.size.body,
  lineHeight: vars.leading.small,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
/** What they did last, or how they stand: on the lower edge of the plate. */
export const told = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: '100%',
    translate: '0 -35%',
    padding: `0 ${vars.space.snug}`,
    borderRadius: vars.radius.full,
    backgroundColor: '#2b3345',
    color: '#ffffff',
    fontSize: vars.size.tiny,
    lineHeight: vars.leading.tiny,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  variants: { isWinner: { true: { backgroundColor: 'var(--line)', color: '#1c0f05' }, false: {} } },
})
const runOut = keyframes({ from: { strokeDashoffset: 0 }, to: { strokeDashoffset: -1 } })
export const clock = style({
  position: 'absolute',
  inset: -1,
  inlineSize: 'calc(100% + 2px)',
  blockSize: 'calc(100% + 2px)',
  overflow: 'visible',
})
export const clockLine = style({
  width: 'calc(100% - 3px)',
  height: 'calc(100% - 3px)',
  fill: 'none',
  stroke: 'var(--line)',
  strokeWidth: 3,
  strokeDasharray: 1,
  animation: `${runOut} 20s linear forwards`,
  '@media': {
    // Time has to be seen; in few steps it moves little.
    '(prefers-reduced-motion: reduce)': { animationTimingFunction: 'steps(10)' },
    [media.forcedColors]: { stroke: 'Highlight' },
  },
})
