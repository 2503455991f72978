import { createContainer, styleVariants, type StyleRule } from '@vanilla-extract/css'

export const ground = createContainer()
/** A table that is wider than high. */
export const wide = `${ground} (min-aspect-ratio: 1/1)`
export const large = `${ground} (min-width: 50rem) and (min-height: 26rem)`
/** A phone held sideways, or a very small one: no room for chips, so that bets are sums alone, close to their seats. */
const SMALL = '(max-height: 22rem)'
export const small = `${ground} ${SMALL}`
const smallWide = `${ground} ${SMALL} and (min-aspect-ratio: 1/1)`
export const smallUpright = `${ground} ${SMALL} and (max-aspect-ratio: 1/1)`
/** A notice has taken what little room there was. */
export const tight = `${ground} (max-height: 16rem)`

/** Sizes are set on what lies in the room, which knows how large that is. */
export const sizes: StyleRule = {
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

type Point = readonly [x: number, y: number]
interface Seat {
  /** Of an upright table, and of one that lies. */
  readonly upright: Point
  readonly lying: Point
  /** Where chips lie upright, beside board and button. */
  readonly bet: Point
  /** Where bet and button lie on a small table: on the way to the middle they would cover pot, board or a stack. */
  readonly small: Readonly<Record<'bet' | 'button', { readonly upright: Point; readonly lying: Point }>>
}

/** Clockwise from the nearest seat, in percent of the room. */
const points: readonly Seat[] = [
  {
    upright: [50, 86],
    lying: [50, 81],
    bet: [50, 69],
    small: { bet: { upright: [70, 83], lying: [69, 84] }, button: { upright: [67, 73], lying: [65, 70] } },
  },
  {
    upright: [14, 68],
    lying: [11, 60],
    bet: [38, 60],
    small: { bet: { upright: [33, 61], lying: [31, 56] }, button: { upright: [31, 71], lying: [30, 68] } },
  },
  {
    upright: [14, 31],
    lying: [22, 17],
    bet: [36, 30],
    small: { bet: { upright: [36, 31], lying: [35, 34] }, button: { upright: [8, 51], lying: [12.5, 35] } },
  },
  {
    upright: [50, 10],
    lying: [50, 12],
    bet: [50, 26],
    small: { bet: { upright: [50, 32], lying: [50, 34] }, button: { upright: [68, 14], lying: [66, 9] } },
  },
  {
    upright: [86, 31],
    lying: [78, 17],
    bet: [64, 30],
    small: { bet: { upright: [64, 31], lying: [65, 34] }, button: { upright: [92, 51], lying: [87.5, 35] } },
  },
  {
    upright: [86, 68],
    lying: [89, 60],
    bet: [62, 60],
    small: { bet: { upright: [67, 61], lying: [69, 56] }, button: { upright: [69, 71], lying: [70, 68] } },
  },
]
const between = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [x + (toX - x) * part, y + (toY - y) * part]
const at = ([x, y]: Point) => ({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` })
/** A seat is as wide as its plate: in a narrow room it is moved inward, so that none sticks out. */
const seatAt = ([x, y]: Point) => ({ ...at([x, y]), insetInlineStart: `clamp(var(--plate) / 2, ${x}%, 100% - var(--plate) / 2)` })
const around = (of: (seat: Seat, place: number) => StyleRule) =>
  styleVariants(Object.fromEntries(points.map((point, place) => [place, [sizes, of(point, place)]])) as never) as Record<number, string>
const placed: StyleRule = { position: 'absolute', translate: '-50% -50%' }

export const place = around(({ upright, lying }) => ({ ...placed, ...seatAt(upright), '@container': { [wide]: seatAt(lying) } }))
/** On the way to the middle. */
export const betPlace = around(({ bet, lying, small: { bet: near } }, seat) => ({
  ...placed,
  ...at(bet),
  '@container': {
    [wide]: at(seat === 0 ? [32, 67] : between(lying, [50, 45], seat === 3 ? 0.48 : 0.4)),
    [smallUpright]: { ...at(near.upright), vars: { '--chips': 'none' } },
    [smallWide]: { ...at(near.lying), vars: { '--chips': 'none' } },
  },
}))
/** Beside the seat, on the cloth. */
export const buttonPlace = around(({ upright, lying, small: { button: near } }, seat) => {
  const [x, y] = between(upright, [50, 46], 0.36)
  const [lyingX, lyingY] = between(lying, [50, 45], 0.3)
  const aside = seat === 0 || seat === 3 ? 16 : 0
  const below = aside === 0 ? 10 : 0
  return {
    ...placed,
    ...at([x + aside, y]),
    '@container': {
      [wide]: at([lyingX + aside / 1.6, lyingY + below]),
      [smallUpright]: at(near.upright),
      [smallWide]: at(near.lying),
    },
  }
})
