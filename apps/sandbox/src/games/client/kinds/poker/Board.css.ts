import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from '../../chrome/low.ts'

/** In the place of the board; its children measure themselves by it. */
export const root = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    gridRow: '2 / 3',
    gridColumn: '1 / 2',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto auto auto',
    justifyItems: 'center',
    gap: vars.space.tight,
    padding: `${vars.space.snug} ${vars.space.close} ${vars.space.roomy}`,
    containerType: 'size',
    isolation: 'isolate',
    overflow: 'hidden',
    color: '#fff',
    '@media': { [low]: { padding: `0 ${vars.space.close} ${vars.space.even}` } },
  },
  variants: {
    rows: {
      two: { vars: { '--card': 'min(26cqw, 18cqh, 8rem)' } },
      wide: { vars: { '--card': 'min(17.2cqw, 20cqh, 8rem)' } },
      three: { vars: { '--card': 'min(17.2cqw, 15cqh, 7.5rem)' } },
    },
  },
})
export const hand = style({ position: 'relative', display: 'grid', justifyItems: 'center', gap: vars.space.tight })
export const middle = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  inlineSize: '100%',
  minBlockSize: 0,
  gap: vars.space.tight,
})
export const board = style({ padding: vars.space.snug, borderRadius: vars.radius.large, backgroundColor: 'rgb(0 0 0 / 0.18)' })

export const ranking = style({
  minBlockSize: vars.leading.small,
  minInlineSize: '7rem',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: 650,
  textAlign: 'center',
  textShadow: '0 1px 4px rgb(0 0 0 / 0.9)',
  // There is no room below the cards.
  '@media': {
    [low]: { position: 'absolute', insetBlockStart: '40%', insetInlineStart: `calc(100% + ${vars.space.close})`, textAlign: 'start' },
  },
})
const pop = keyframes({ from: { opacity: 0, transform: 'scale(0.7)' } })
export const told = recipe({
  base: {
    minBlockSize: vars.leading.large,
    fontFamily: vars.font.display,
    // The longest end stands on one line of the narrowest phone.
    fontSize: `min(${vars.size.large}, 5.4cqw)`,
    lineHeight: vars.leading.large,
    fontWeight: 700,
    textAlign: 'center',
    textShadow: '0 1px 6px rgb(0 0 0 / 0.8)',
    // Off the cards, where it stands under what is written on the cloth.
    selectors: { 'svg + &': { marginBlockEnd: vars.space.tight } },
  },
  variants: {
    isOn: {
      true: { color: 'var(--line)', '@media': { [media.motion]: { animation: `${pop} ${vars.duration.slow} ${vars.easing}` } } },
      false: { fontSize: vars.size.body },
    },
  },
})
export const side = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.touchTarget,
  '@media': { [low]: { position: 'absolute', insetBlockEnd: vars.space.close, insetInlineStart: vars.space.close } },
})
export const bets = style({ display: 'flex', justifyContent: 'center', gap: vars.space.even, listStyle: 'none', margin: 0, padding: 0 })
export const bet = recipe({
  base: { minInlineSize: '4rem' },
  variants: {
    tone: {
      open: {},
      won: { filter: 'drop-shadow(0 0 0.5rem var(--line))' },
      back: {},
      lost: { opacity: 0.5 },
    },
  },
})
