import type { BackdropArt, Layer, Spot } from './backdropArt.ts'
import type { Box, Place } from './place.ts'
import { strewn } from './strewn.ts'

/** Below it the controls and the name of the game take all the room beside the frame. */
const BESIDE = 110
/** Of the name at the top. */
const HEAD = 56

/** Where sky and water meet: behind the frame, so that both are seen. */
export const horizonOf = ({ frame, room }: Place): number => Math.max(frame.y + frame.height * 0.3, room.height * 0.42)

/** A picture that would be smaller is left out. */
const SMALLEST = 56

const num = (value: number) => String(Math.round(value * 10) / 10)

/** The box of a spot; the picture stands on its foot, or in its middle as a crown. */
const boxAt = (at: Spot, { frame, room, top }: Place): Box => {
  const isWide = frame.x > BESIDE
  if (at === 'crown')
    return isWide
      ? { x: frame.x * 0.04, y: HEAD + 8, width: frame.x * 0.9, height: room.height * 0.32 }
      : { x: room.width * 0.2, y: HEAD, width: room.width * 0.6, height: Math.max(0, top - HEAD) }
  const right = frame.x + frame.width
  if (isWide)
    return at === 'left'
      ? { x: 0, y: room.height * 0.3, width: frame.x, height: room.height * 0.7 }
      : { x: right, y: room.height * 0.12, width: room.width - right, height: room.height * 0.88 }
  const y = frame.y + frame.height
  const height = Math.max(0, room.height - y)
  return { x: at === 'left' ? 0 : room.width / 2, y, width: room.width / 2, height }
}

const picture = ({ svg, at, size, opacity = 1 }: Extract<Layer, { kind: 'picture' }>, place: Place): string => {
  const box = boxAt(at, place)
  const side = Math.min(box.width, box.height) * size
  if (side < SMALLEST) return ''
  const x = box.x + (box.width - side) / 2
  const y = at === 'crown' ? box.y + (box.height - side) / 2 : box.y + box.height - side
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${(side / 100).toFixed(3)})" opacity="${opacity}">${svg}</g>`
}

/** One after another, from the left edge past the right one. */
const repeated = ({ svg, width }: Extract<Layer, { kind: 'row' | 'bank' }>, reach: number, scale: number): string =>
  Array.from(
    { length: Math.ceil(reach / (width * scale)) + 1 },
    (_, at) => `<g transform="translate(${num(at * width)} 0)">${svg}</g>`,
  ).join('')

const shape = (layer: Layer, place: Place, art: BackdropArt, index: number): string => {
  const { width, height } = place.room
  const { palette } = art
  const horizon = horizonOf(place)
  switch (layer.kind) {
    case 'stars':
      return strewn(Math.round((layer.count * width) / 800) + 14)
        .map(
          ([x, y, size]) =>
            `<circle cx="${num(x * width)}" cy="${num(y * horizon)}" r="${num(0.5 + size)}" opacity="${num(0.2 + size * 0.6)}"/>`,
        )
        .join('')
        .replace(/^(.*)$/, `<g fill="${palette.light}">$1</g>`)
    case 'halo': {
      const r = layer.r * Math.max(height, width * 0.6)
      return `<radialGradient id="h${index}"><stop stop-color="${layer.color}" stop-opacity="${layer.strength}"/><stop offset=".45" stop-color="${layer.color}" stop-opacity="${layer.strength * 0.35}"/><stop offset="1" stop-color="${layer.color}" stop-opacity="0"/></radialGradient><circle cx="${num(layer.x * width)}" cy="${num(layer.y * height)}" r="${num(r)}" fill="url(#h${index})"/>`
    }
    case 'shafts': {
      const x = layer.x * width
      const reach = [-0.34, -0.12, 0.1, 0.3].map((lean, beam) => {
        const [top, foot] = [x + lean * width * 0.36, x + lean * width * 1.5]
        const broad = width * (0.018 + 0.012 * (beam % 2))
        return `M${num(top)} 0h${num(broad)}L${num(foot + broad * 4.5)} ${num(height)}H${num(foot - broad * 1.5)}Z`
      })
      return `<linearGradient id="s${index}" x2="0" y2="1"><stop stop-color="${palette.light}" stop-opacity="${layer.strength}"/><stop offset=".9" stop-color="${palette.light}" stop-opacity="0"/></linearGradient><path d="${reach.join('')}" fill="url(#s${index})"/>`
    }
    case 'floor': {
      const top = height * (1 - layer.height)
      const lift = height * 0.05
      return `<path d="M0 ${num(top + lift)}C${num(width * 0.16)} ${num(top - lift)} ${num(width * 0.3)} ${num(top - lift)} ${num(width * 0.46)} ${num(top)}S${num(width * 0.8)} ${num(top + lift)} ${num(width)} ${num(top - lift / 2)}V${num(place.screen.height)}H0Z" fill="${layer.color}"/>`
    }
    case 'weed':
      return strewn(layer.count)
        .map(([at, tall, sway]) => {
          // Blades stand toward the edges, where the frame does not hide them.
          const x = (at < 0.5 ? at * 0.5 : 1 - (1 - at) * 0.5) * width
          const reach = height * (0.16 + tall * 0.26)
          const lean = (sway - 0.5) * 46
          const foot = height + 8
          return `M${num(x - 6)} ${num(foot)}C${num(x - 12 + lean)} ${num(foot - reach * 0.4)} ${num(x + 12 - lean)} ${num(foot - reach * 0.6)} ${num(x + lean)} ${num(foot - reach)}C${num(x + 20 - lean)} ${num(foot - reach * 0.6)} ${num(x + 2 + lean)} ${num(foot - reach * 0.4)} ${num(x + 8)} ${num(foot)}Z`
        })
        .join('')
        .replace(/^(.*)$/, `<path d="$1" fill="${layer.color}"/>`)
    case 'rings':
      return [0.4, 0.65, 0.92, 1.22]
        .map(
          (share, ring) =>
            `<circle cx="${num(layer.x * width)}" cy="${num(layer.y * height)}" r="${num(layer.r * height * share)}" fill="none" stroke="${layer.color}" stroke-width="${3 - ring * 0.5}" opacity="${0.5 / (ring + 1)}"/>`,
        )
        .join('')
    case 'strewn':
      return strewn(layer.count)
        .map(([x, y, turn]) => {
          const scale = ((layer.size * Math.max(height, width * 0.55)) / 100) * (0.55 + turn * 0.75)
          return `<g transform="translate(${num(x * width)} ${num(y * height)}) rotate(${num(turn * 360)}) scale(${scale.toFixed(3)})">${layer.svg}</g>`
        })
        .join('')
        .replace(/^(.*)$/s, `<g opacity="${layer.opacity}">$1</g>`)
    case 'row': {
      const isWide = place.frame.x > BESIDE
      const rise = isWide ? height * 0.36 : horizon - place.frame.y + Math.max(24, (place.frame.y - HEAD) * 0.72)
      const scale = rise / layer.height
      const row = repeated(layer, width, scale)
      const stand = (flip: number, opacity: number) =>
        `<g transform="translate(0 ${num(horizon)}) scale(${scale.toFixed(3)} ${(flip * scale).toFixed(3)})" opacity="${opacity}">${row}</g>`
      return stand(1, 1) + (layer.isMirrored ? stand(-0.6, 0.22) : '')
    }
    case 'bank': {
      const scale = (height * layer.rise) / layer.height
      return `<g transform="translate(0 ${num(height)}) scale(${scale.toFixed(3)})">${repeated(layer, width, scale)}</g>`
    }
    case 'water':
      return `<linearGradient id="w${index}" x2="0" y2="1"><stop stop-color="${layer.from}"/><stop offset=".8" stop-color="${layer.to}"/></linearGradient><rect y="${num(horizon)}" width="${num(place.screen.width)}" height="${num(place.screen.height - horizon)}" fill="url(#w${index})"/>`
    case 'picture':
      return picture(layer, place)
  }
}

/** The still part of a backdrop as SVG text in the size of the screen: the same art and place give the same text. */
export const drawBackdrop = (art: BackdropArt, place: Place): string => {
  const { width, height } = place.screen
  const [top, middle, low] = art.palette.sky
  // Water above and ridges are drawn after the sky; a reflection needs water below it, so layers keep their order.
  const layers = art.layers.map((layer, index) => shape(layer, place, art, index)).join('')
  const sky = `<linearGradient id="sky" x2="0" y2="${num(place.room.height)}" gradientUnits="userSpaceOnUse"><stop stop-color="${top}"/><stop offset=".42" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(width)} ${num(height)}" stroke-linecap="round" stroke-linejoin="round">${sky}<rect width="100%" height="100%" fill="url(#sky)"/>${layers}</svg>`
}
