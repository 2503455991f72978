import { fill, line } from './Scene.css.ts'

interface ShapeProps {
  /** Middle, in the field of the scene. */
  x: number
  /** Middle, from the top of the field of the scene. */
  y: number
  /** Half of its height. */
  size: number
}

const at = ({ x, y, size }: ShapeProps) => `translate(${x} ${y}) scale(${size / 12}) translate(-12 -12)`

/** Game token: a gold disc. The shapes are those of TokenIcon, so that a picture says what the wallet says. */
export const Disc = (place: ShapeProps) => (
  <g transform={at(place)}>
    <circle className={fill.gold} cx="12" cy="12" r="11" />
    <circle className={line.ring} cx="12" cy="12" r="7.4" opacity="0.6" />
  </g>
)

/** Sweep token: a teal drop. */
export const Drop = (place: ShapeProps) => (
  <g transform={at(place)}>
    <path
      className={fill.teal}
      d="M12 .9c.5 0 .9.2 1.2.6 3 3.9 6.9 8.8 6.9 13.1a8.1 8.5 0 0 1-16.2 0c0-4.3 3.9-9.2 6.9-13.1.3-.4.7-.6 1.2-.6Z"
    />
  </g>
)

/** Bonus sweep token: a teal ring. */
export const Ring = (place: ShapeProps) => (
  <g transform={at(place)}>
    <path
      className={fill.teal}
      fillRule="evenodd"
      d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Zm0 5.2a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6Z"
    />
  </g>
)

/** Prize token: a coral star. */
export const Star = (place: ShapeProps) => (
  <g transform={at(place)}>
    <path
      className={fill.coral}
      d="M11.04 1.6a1.07 1.07 0 0 1 1.92 0l2.7 5.56 6.1.9c.88.13 1.23 1.21.6 1.83l-4.42 4.33 1.04 6.11a1.07 1.07 0 0 1-1.55 1.13L12 18.58l-5.43 2.88a1.07 1.07 0 0 1-1.55-1.13l1.04-6.11L1.64 9.89a1.07 1.07 0 0 1 .6-1.83l6.1-.9Z"
    />
  </g>
)

/** Tip token: a violet heart. */
export const Heart = (place: ShapeProps) => (
  <g transform={at(place)}>
    <path
      className={fill.violet}
      d="M12 21.6c-.3 0-.6-.1-.85-.3C6.4 17.6 1.3 13.5 1.3 8.7c0-3.5 2.6-6.2 5.9-6.2 1.9 0 3.7.95 4.8 2.5 1.1-1.55 2.9-2.5 4.8-2.5 3.3 0 5.9 2.7 5.9 6.2 0 4.8-5.1 8.9-9.85 12.6-.25.2-.55.3-.85.3Z"
    />
  </g>
)
