import { num } from './svg.ts'

/** Collects what an SVG defines once: gradients and clips. Ids are short and unique within the file. */
export interface Canvas {
  /** Linear gradient from top to bottom of what it fills. A stop is `#color`, then `@offset`, then `/opacity`. */
  down(...stops: readonly string[]): string
  /** From left to right. */
  across(...stops: readonly string[]): string
  /** From the upper left to the lower right. */
  slant(...stops: readonly string[]): string
  /** From the center outwards. */
  glow(...stops: readonly string[]): string
  /** A ball lit from the upper left. */
  ball(...stops: readonly string[]): string
  /** Attribute that clips to the shape. */
  clip(shape: string): string
  /** Draws the content, defined once, at a place and size. */
  use(content: string, x: number, y: number, scale: number): string
  definitions(): string
}

const stopText = (text: string, index: number, all: readonly string[]) => {
  const match = /^(#[\da-f]{3,8})(?:@([\d.]+))?(?:\/([\d.]+))?$/i.exec(text)
  if (match === null) throw new RangeError(`not a gradient stop: ${text}`)
  const [, color, offset, opacity] = match
  const place = offset ?? String(Math.round((index / Math.max(1, all.length - 1)) * 100) / 100)
  return `<stop${place === '0' ? '' : ` offset="${place}"`} stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
}

export const createCanvas = (): Canvas => {
  const known = new Map<string, string>()
  const texts: string[] = []
  const define = (body: (id: string) => string) => {
    const key = body('')
    const found = known.get(key)
    if (found !== undefined) return found
    const id = known.size < 26 ? String.fromCodePoint(97 + known.size) : `z${known.size}`
    known.set(key, id)
    texts.push(body(id))
    return id
  }
  const gradient =
    (tag: string, attributes: string) =>
    (...stops: readonly string[]) =>
      `url(#${define((id) => `<${tag} id="${id}"${attributes}>${stops.map(stopText).join('')}</${tag}>`)})`
  return {
    down: gradient('linearGradient', ' x2="0" y2="1"'),
    across: gradient('linearGradient', ''),
    slant: gradient('linearGradient', ' y2="1"'),
    glow: gradient('radialGradient', ''),
    ball: gradient('radialGradient', ' cx=".36" cy=".32" r=".75"'),
    clip: (shape) => `clip-path="url(#${define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})"`,
    use: (content, x, y, scale) =>
      `<use href="#${define((id) => `<g id="${id}">${content}</g>`)}" transform="translate(${num(x)} ${num(y)})scale(${Math.round(scale * 100) / 100})"/>`,
    definitions: () => (texts.length === 0 ? '' : `<defs>${texts.join('')}</defs>`),
  }
}
