import type { Brush } from '../cover.ts'
import { at, circle, d, ellipse, path, rect, stroke } from '../svg.ts'

export type Suit = 'spade' | 'heart' | 'club' | 'diamond'

const suits: Readonly<Record<Suit, string>> = {
  spade: 'M0-10C5-4 10 0 10 4.5C10 9 4 10 1.5 6L4 11H-4L-1.5 6C-4 10-10 9-10 4.5C-10 0-5-4 0-10Z',
  heart: 'M0 10C-5 4-10 0-10-4.5C-10-10-3-11 0-5.5C3-11 10-10 10-4.5C10 0 5 4 0 10Z',
  club: 'M0-10A4.8 4.8 0 0 1 4-2.5A4.8 4.8 0 1 1 1.5 5L4 11H-4L-1.5 5A4.8 4.8 0 1 1-4-2.5A4.8 4.8 0 0 1 0-10Z',
  diamond: 'M0-11L8 0L0 11L-8 0Z',
}

/** A suit, 20 units high, around the middle. */
export const suit = (kind: Suit, x: number, y: number, scale: number, fill: string, extra = '') =>
  path(suits[kind], fill, `transform="translate(${x} ${y})scale(${scale})"${extra && ` ${extra}`}`)

interface CardLook {
  readonly paper: string
  readonly ink: string
  readonly edge: string
  readonly turn?: number
  readonly scale?: number
  /** One large suit (an ace), or a court card's double lozenge, or a back. */
  readonly face?: 'ace' | 'court' | 'back'
}

/** A playing card of 80 × 112 around the middle. */
export const card = (kind: Suit, x: number, y: number, { paper, ink, edge, turn = 0, scale = 1, face = 'ace' }: CardLook) => {
  const corner = suit(kind, -30, -43, 0.55, ink) + suit(kind, 30, 43, 0.55, ink)
  const middle = {
    ace: suit(kind, 0, 0, 2.1, ink) + corner,
    court:
      path('M-20-34H20V34H-20Z', 'none', `stroke="${ink}" stroke-width="1.2" opacity=".6"`) +
      path('M-14 26V-8L-16-24L-7-14L0-28L7-14L16-24L14-8V26Z', ink) +
      corner,
    back:
      path('M-32-48H32V48H-32Z', 'none', `stroke="${ink}" stroke-width="1.5"`) +
      path('M0-40L24 0L0 40L-24 0ZM0-20L12 0L0 20L-12 0Z', ink, 'fill-rule="evenodd"'),
  }[face]
  return at(x, y, rect(-40, -56, 80, 112, paper, `rx="8" stroke="${edge}" stroke-width="1.5"`) + middle, { turn, scale })
}

/** Chips lying on each other, seen from above and in front. */
export const chips = (x: number, y: number, count: number, body: string, mark: string, top: string, scale = 1) => {
  let stack = ''
  for (let index = 0; index < count; index += 1) {
    const level = -index * 8
    stack += path(d`M-26 ${level}v-7A26 9 0 0 0 26 ${level - 7}v7A26 9 0 0 1-26 ${level}Z`, body)
    stack += path(d`M-14 ${level + 7.6}v-7l8 1.2v7ZM6 ${level + 8.8}v-7l8-1.2v7Z`, mark)
  }
  const lid = -(count - 1) * 8 - 7
  return at(x, y, stack + ellipse(0, lid, 26, 9, body) + ellipse(0, lid, 26, 9, top, 'opacity=".55"') + ellipse(0, lid, 15, 5, mark), {
    scale,
  })
}

/** A chip seen from straight above. */
export const chip = (x: number, y: number, r: number, body: string, mark: string) => {
  const around = Math.round(r * 0.88 * Math.PI * 200) / 100
  const dash = Math.round(around / 0.12) / 100
  return (
    circle(x, y, r, body) +
    circle(
      x,
      y,
      r * 0.88,
      'none',
      `stroke="${mark}" stroke-width="${Math.round(r * 0.24)}" stroke-linecap="butt" stroke-dasharray="${dash} ${dash}"`,
    ) +
    circle(x, y, r * 0.64, 'none', `stroke="${mark}" stroke-width="1.5"`)
  )
}

/** A drawn number of keno: a ball lit from the upper left with an empty disc; `lit` ones glow. */
export const kenoBall = ({ canvas, mood }: Brush, x: number, y: number, r: number, lit: boolean) =>
  canvas.use(
    circle(
      0,
      0,
      20,
      lit ? canvas.ball('#ffffff', `${mood.accent}@.5`, mood.second) : canvas.ball(mood.second, `${mood.far}@.45`, mood.near),
    ) +
      circle(0, 0, 10, lit ? mood.light : mood.deep, `opacity="${lit ? '.85' : '.4'}"`) +
      stroke('M-12.4-7A14.4 14.4 0 0 1-2-14.4', '#ffffff', 2, 'opacity=".7"'),
    x,
    y,
    r / 20,
  )
