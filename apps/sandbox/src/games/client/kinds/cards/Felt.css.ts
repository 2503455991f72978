import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { low } from '../../chrome/low.ts'
import { cloth as woven, printed, weave } from './table.css.ts'

/** Behind the title and the cards: the rows of the page above the console. */
export const room = style({
  position: 'absolute',
  inset: 0,
  gridRow: '1 / 3',
  gridColumn: '1 / 2',
  zIndex: -1,
  overflow: 'hidden',
  background: 'linear-gradient(var(--room-top), var(--room-bottom))',
  '@media': { [low]: { gridRow: '1 / -1' } },
})
/** Wider than what is seen of it, so that only its near edge curves. */
export const table = style({
  position: 'absolute',
  insetInline: '-12%',
  insetBlock: '-40% 0.75rem',
  padding: '0.9rem',
  borderRadius: '0 0 50% 50% / 0 0 34% 34%',
  background: 'linear-gradient(90deg, var(--rim-dark), var(--rim-light) 30%, var(--rim-dark) 52%, var(--rim-light) 74%, var(--rim-dark))',
  boxShadow: '0 1rem 2.5rem rgb(0 0 0 / 0.6), inset 0 -0.2rem 0.4rem rgb(255 255 255 / 0.2), inset 0 0.3rem 0.8rem rgb(0 0 0 / 0.6)',
  '@media': { [low]: { insetInline: '-18%', insetBlockEnd: '0.2rem' } },
})
export const cloth = style([
  woven,
  {
    position: 'absolute',
    inset: '0.9rem',
    placeItems: 'end center',
    background: `${weave}, repeating-linear-gradient(-45deg, rgb(0 0 0 / 0.05) 0 1px, transparent 1px 3px), radial-gradient(60% 55% at 50% 62%, var(--felt-light), var(--felt-mid) 55%, var(--felt-dark))`,
  },
])
export const emblem = style([
  printed,
  {
    position: 'absolute',
    insetBlockEnd: '14%',
    insetInlineStart: '50%',
    translate: '-50%',
    blockSize: 'min(48%, 26rem)',
    opacity: 0.13,
  },
])
export const arc = style({
  inlineSize: 'min(92cqw, 46rem, 130cqh)',
  minBlockSize: 0,
  fill: 'var(--ink)',
  fontFamily: vars.font.display,
  opacity: 0.8,
})
export const inlay = style({ fill: 'none', stroke: 'var(--ink)', strokeWidth: 2, opacity: 0.55 })
export const large = style({ fontSize: '38px', fontWeight: 700, letterSpacing: '0.12em' })
export const small = style({
  fontSize: '24px',
  fontWeight: 600,
  letterSpacing: '0.14em',
  opacity: 0.85,
  '@media': { [low]: { display: 'none' } },
})
globalStyle(`${arc} text`, { fill: 'var(--ink)' })
