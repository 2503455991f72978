import { createContainer, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { low } from '../../chrome/low.ts'
import { cloth as woven, printed, weave } from '../cards/table.css.ts'

const ground = createContainer()
/** A table that is wider than high. */
const wide = `${ground} (min-aspect-ratio: 1/1)`
/** A notice has taken what little room there was. */
const tight = `${ground} (max-height: 16rem)`
const large = `${ground} (min-width: 50rem) and (min-height: 26rem)`

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
/** Sizes are set on what lies in the room, which knows how large that is. */
const sizes: StyleRule = {
  vars: {
    '--plate': 'clamp(5.4rem, 26.5cqw, 7rem)',
    '--card': 'clamp(1.9rem, 8.4cqw, 3rem)',
    '--own-card': 'clamp(2.9rem, 13cqw, 4.4rem)',
  },
  '@container': {
    [wide]: {
      vars: {
        '--plate': 'clamp(6.2rem, 15cqw, 8rem)',
        '--card': 'clamp(1.7rem, 8.6cqh, 3rem)',
        '--own-card': 'clamp(2.3rem, 13cqh, 4.2rem)',
      },
    },
    [large]: { vars: { '--plate': '9rem', '--card': 'clamp(2.4rem, 9cqh, 4rem)', '--own-card': 'clamp(3rem, 13cqh, 5.6rem)' } },
  },
}
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
    },
  },
])
export const pots = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.tight,
  minBlockSize: vars.leading.small,
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
  minBlockSize: vars.leading.tiny,
  textAlign: 'center',
  color: 'var(--ink)',
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
})
export const seats = style({ listStyle: 'none', margin: 0, padding: 0 })

/** Clockwise from the nearest seat, in percent of the room: upright, and lying. `bet`: where chips lie upright, beside board and button. */
const points = [
  { upright: [50, 86], lying: [50, 81], bet: [50, 69] },
  { upright: [14, 68], lying: [11, 60], bet: [38, 60] },
  { upright: [14, 31], lying: [22, 17], bet: [36, 30] },
  { upright: [50, 10], lying: [50, 12], bet: [50, 26] },
  { upright: [86, 31], lying: [78, 17], bet: [64, 30] },
  { upright: [86, 68], lying: [89, 60], bet: [62, 60] },
] as const
type Point = readonly [x: number, y: number]
const between = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [x + (toX - x) * part, y + (toY - y) * part]
const at = ([x, y]: Point) => ({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` })
/** A seat is as wide as its plate: in a narrow room it is moved inward, so that none sticks out. */
const seatAt = ([x, y]: Point) => ({ ...at([x, y]), insetInlineStart: `clamp(var(--plate) / 2, ${x}%, 100% - var(--plate) / 2)` })
const placed = (upright: Point, lying: Point, by: typeof at = at): StyleRule => ({
  position: 'absolute',
  translate: '-50% -50%',
  ...by(upright),
  '@container': { [wide]: by(lying) },
})
const around = (of: (point: (typeof points)[number], place: number) => StyleRule) =>
  Object.fromEntries(points.map((point, place) => [place, [sizes, of(point, place)]])) as Record<0 | 1 | 2 | 3 | 4 | 5, StyleRule[]>

export const place = styleVariants(around(({ upright, lying }) => placed(upright, lying, seatAt)) as never) as Record<number, string>
/** On the way to the middle. */
export const betPlace = styleVariants(
  around(({ bet, lying }, seat) => {
    const rule = placed(bet, seat === 0 ? [32, 67] : between(lying, [50, 45], seat === 3 ? 0.48 : 0.4))
    return { ...rule, '@container': { ...rule['@container'], [tight]: { scale: '0.65' } } }
  }) as never,
) as Record<number, string>
/** Beside the seat, on the cloth. */
export const buttonPlace = styleVariants(
  around(({ upright, lying }, seat) => {
    const [x, y] = between(upright, [50, 46], 0.36)
    const [lyingX, lyingY] = between(lying, [50, 45], 0.3)
    const aside = seat === 0 || seat === 3 ? 16 : 0
    const below = aside === 0 ? 10 : 0
    return placed([x + aside, y], [lyingX + aside / 1.6, lyingY + below])
  }) as never,
) as Record<number, string>

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
