import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { low } from '../../chrome/low.ts'
import { cloth as woven, printed, weave } from '../cards/table.css.ts'
import { ground, large, sizes, small, smallUpright, wide } from './places.css.ts'

export const room = style({
  containerType: 'size',
  containerName: ground,
  position: 'relative',
  minHeight: 0,
  overflow: 'hidden',
  background:
    'radial-gradient(80% 60% at 50% 45%, rgb(255 184 115 / 0.09), transparent), linear-gradient(var(--room-top), var(--room-bottom))',
  '@media': { [low]: { gridRow: 2 } },
})
export const rim = style({
  position: 'absolute',
  inset: '9% 9% 12%',
  padding: 'clamp(0.6rem, 2.6cqmin, 1.4rem)',
  borderRadius: '50% / 34%',
  background: 'linear-gradient(160deg, var(--rim-light), var(--rim-dark) 55%, var(--rim-light))',
  boxShadow: '0 1.2rem 3rem rgb(0 0 0 / 0.6), inset 0 2px 3px rgb(255 255 255 / 0.25)',
  '@container': { [wide]: { inset: '13% 9% 15%', borderRadius: '36% / 50%' } },
})
export const cloth = style([
  woven,
  {
    position: 'relative',
    blockSize: '100%',
    placeItems: 'center',
    background: `${weave}, radial-gradient(60% 55% at 50% 48%, var(--felt-light), var(--felt-mid) 55%, var(--felt-dark))`,
  },
])
export const emblem = style([printed, { blockSize: 'min(46%, 18rem)', opacity: 0.1 }])
export const middle = style([
  sizes,
  {
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlockStart: '46%',
    translate: '-50% -50%',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.tight,
    // The board is what everybody reads: larger than the cards of the seats.
    vars: { '--card': 'clamp(2.3rem, 11cqw, 3.4rem)' },
    '@container': {
      [wide]: { insetBlockStart: '45%', vars: { '--card': 'clamp(1.7rem, 8.6cqh, 3rem)' } },
      [large]: { gap: vars.space.snug, vars: { '--card': 'clamp(2.4rem, 9cqh, 4rem)' } },
      [small]: { insetBlockStart: '52%', gap: 0 },
      [smallUpright]: { insetBlockStart: '54%', vars: { '--card': '1.8rem' } },
    },
  },
])
export const pots = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.tight,
  minBlockSize: vars.leading.small,
  // Above the board lie the bets where room is short.
  '@container': { [small]: { order: 1 } },
})
export const pot = style({
  padding: `0 ${vars.space.snug}`,
  borderRadius: vars.radius.full,
  backgroundColor: 'rgb(5 8 12 / 0.6)',
  color: '#ffffff',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const note = style({
  order: 2,
  minBlockSize: vars.leading.tiny,
  textAlign: 'center',
  color: 'var(--ink)',
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
})
export const seats = style({ listStyle: 'none', margin: 0, padding: 0 })

export const dealer = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.full,
  border: '2px solid #8c6a3c',
  backgroundColor: '#fdf8ec',
  color: '#3a2412',
  fontSize: vars.size.tiny,
  fontWeight: 800,
  boxShadow: '0 0.15rem 0.4rem rgb(0 0 0 / 0.5)',
})
export const free = style({
  inlineSize: 'var(--plate)',
  minBlockSize: vars.touchTarget,
  border: '2px dashed var(--line)',
  borderRadius: '0.9rem',
  backgroundColor: 'rgb(8 10 16 / 0.85)',
  color: '#ffffff',
  font: 'inherit',
  fontSize: vars.size.small,
  fontWeight: 650,
  cursor: 'pointer',
  touchAction: 'manipulation',
})
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'var(--plate)',
  minBlockSize: vars.touchTarget,
  border: '1px dashed rgb(255 255 255 / 0.35)',
  borderRadius: '0.9rem',
  backgroundColor: 'rgb(8 10 16 / 0.7)',
  color: '#c9d4e6',
  fontSize: vars.size.tiny,
})
