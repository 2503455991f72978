import { drawing, halo, linear } from './drawing.ts'
import { glyph, type Paint } from './glyph.ts'

/** Things that lie deep, and who goes down to them: each drawing takes the colors of its game. */
export const galleon = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M8 76h22v-8h60v-14h22c-2 28-14 48-34 52H40C22 102 10 92 8 76Z"/><path d="M32 22c10 8 10 30 0 40h26c8-12 8-28 0-40ZM68 10c12 10 12 34 0 46h24c8-14 8-32 0-46Z"/><path d="M62 8h5v62h-5ZM28 18h5v54h-5Z"/>',
    deep: '<path d="M28 84h8v8h-8ZM44 84h8v8h-8ZM60 84h8v8h-8ZM76 84h8v8h-8Z"/>',
    details: '<path d="M12 80h96M38 30c6 8 6 18 1 26M74 18c7 9 7 24 1 32M67 10l14-4M33 18l12-4"/>',
  })
export const turtle = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 28c24 0 38 14 38 32S84 94 60 94 22 80 22 60s14-32 38-32Z"/><path d="M60 6c8 0 13 6 13 13s-5 13-13 13-13-6-13-13S52 6 60 6ZM32 36C20 26 10 26 4 36c8 2 14 8 20 16ZM88 36c12-10 22-10 28 0-8 2-14 8-20 16ZM32 84c-8 6-14 14-12 24 8-2 16-8 22-16ZM88 84c8 6 14 14 12 24-8-2-16-8-22-16Z"/>',
    deep: '<path d="M60 40 76 50v20L60 80 44 70V50Z"/>',
    details: '<path d="M60 30v10M60 80v12M44 50 28 44M76 50l16-6M44 70l-16 8M76 70l16 8"/>',
    lights: '<circle cx="54" cy="15" r="2.200"/><circle cx="66" cy="15" r="2.200"/><path d="M34 44c6-7 13-10 22-11-8 4-13 8-16 14Z"/>',
  })
export const seahorse = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M50 10c16-6 32 4 34 20 1 9-2 15-6 22 10 10 14 22 8 34-6 13-22 20-34 14-11-6-11-20 0-24 8-3 15 3 13 10-1 4-6 6-9 3 3 8 14 6 16-3 2-10-4-18-14-24-12-7-14-18-10-28-4 2-9 3-14 3H16c-4 0-5-6-1-8l20-6c3-6 8-11 15-13Z"/><path d="M82 44c10-2 18 2 24 10-6 6-14 8-22 6Z"/>',
    deep: '<path d="M56 60c10 6 17 12 20 22-8-6-16-10-24-13Z"/>',
    details: '<path d="M50 46c8 4 16 6 26 5M54 56c8 2 14 2 22 0M88 50l12 4M88 56l10 0M56 10l4-7M66 10l6-6M76 16l8-3"/>',
    lights: '<circle cx="52" cy="25" r="4.500"/>',
  })
export const diver = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 12c20 0 32 14 32 32 0 12-4 20-12 26l16 10c6 6 10 16 10 28H14c0-12 4-22 10-28l16-10c-8-6-12-14-12-26 0-18 12-32 32-32Z"/><path d="M20 40h10v14H20c-4-4-4-10 0-14ZM100 40H90v14h10c4-4 4-10 0-14Z"/>',
    deep: '<circle cx="60" cy="44" r="21"/><path d="M36 84h48l-4 8H40Z"/>',
    details:
      '<circle cx="60" cy="44" r="21"/><path d="M60 24v40M40 44h40M28 100h64"/><circle cx="36" cy="104" r="1"/><circle cx="84" cy="104" r="1"/>',
    lights: '<path d="M46 38c3-6 7-9 13-10-4 4-6 8-7 14Z"/><circle cx="98" cy="16" r="4"/><circle cx="106" cy="28" r="2.600"/>',
  })
export const oyster = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 14c30 0 48 14 50 40-14 10-32 14-50 14s-36-4-50-14C12 28 30 14 60 14Z"/><path d="M10 66c14 8 32 12 50 12s36-4 50-12c0 24-20 40-50 40S10 90 10 66Z"/>',
    deep: '<path d="M18 58c12 5 26 8 42 8s30-3 42-8c-10 12-26 18-42 18S28 70 18 58Z"/>',
    details: '<path d="M60 18v40M42 20 34 54M78 20l8 34M26 28l-8 20M94 28l8 20M24 86c10 6 22 10 36 10s26-4 36-10"/>',
    lights: '<circle cx="60" cy="66" r="12" fill-opacity=".95"/><circle cx="56" cy="62" r="4" fill-opacity="1"/>',
  })
export const octopus = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 8c22 0 34 16 34 34 0 12-5 18-6 26 6 8 16 6 18-2 2-6-6-8-8-4-2-8 12-12 16-2 4 14-12 24-26 18 2 8 10 12 16 8-2 12-18 14-26 0-2 10 2 18 8 20-10 6-20-2-21-14h-10C54 108 44 114 34 108c6-2 10-10 8-20-8 14-24 12-26 0 6 4 14 0 16-8C18 86 2 76 6 62c4-10 18-6 16 2-2-4-10-2-8 4 2 8 12 10 18 2-1-8-6-14-6-26C26 24 38 8 60 8Z"/>',
    deep: '<ellipse cx="47" cy="48" rx="7" ry="9"/><ellipse cx="73" cy="48" rx="7" ry="9"/><path d="M52 66c5 4 11 4 16 0-2 6-14 6-16 0Z"/>',
    lights:
      '<circle cx="49" cy="45" r="3"/><circle cx="75" cy="45" r="3"/><circle cx="46" cy="24" r="3.600"/><circle cx="62" cy="17" r="2.600"/><circle cx="76" cy="27" r="4"/><circle cx="60" cy="30" r="2.400"/>',
  })
export const trident = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 4 70 26H65V50h11c8 0 12-5 12-13V28h-6L93 8l11 20h-6v11c0 14-9 23-22 23H65v50H55V62H44C31 62 22 53 22 39V28h-6L27 8l11 20h-6v9c0 8 4 13 12 13h11V26H50Z"/>',
    deep: '<path d="M52 68h16v7H52ZM52 80h16v5H52Z"/>',
    details: '<path d="M60 12v36M60 90v18M27 16v22M93 16v22"/>',
  })
export const helmet = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 10c26 0 42 18 42 42 0 14-5 24-12 32h8c6 0 10 6 10 12v12H12V96c0-6 4-12 10-12h8c-7-8-12-18-12-32 0-24 16-42 42-42Z"/><path d="M52 2h16v10H52Z"/>',
    deep: '<circle cx="60" cy="52" r="25"/><path d="M20 42h8v20h-8ZM92 42h8v20h-8ZM24 88h72v6H24Z"/>',
    details:
      '<circle cx="60" cy="52" r="25"/><path d="M60 28v48M36 52h48"/><circle cx="26" cy="102" r="1"/><circle cx="48" cy="102" r="1"/><circle cx="72" cy="102" r="1"/><circle cx="94" cy="102" r="1"/>',
    lights: '<path d="M42 46c3-9 8-13 16-15-6 6-9 11-10 18Z"/>',
  })
export const amphora = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M44 8h32v10h-6v14c18 6 28 20 26 38-2 16-14 26-24 30l4 8v4H44v-4l4-8c-10-4-22-14-24-30-2-18 8-32 26-38V18h-6Z"/><path d="M44 22C26 20 16 32 22 50l8-4c-3-9 3-14 14-13ZM76 22c18-2 28 10 22 28l-8-4c3-9-3-14-14-13Z"/>',
    deep: '<path d="M26 60h68v6H26ZM28 80h64l-3 6H31Z"/>',
    details: '<path d="M28 73l8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5M40 42c3-3 6-4 10-5"/>',
  })
export const jadeRing = (paint: Paint): string =>
  glyph(paint, {
    body: '<path fill-rule="evenodd" d="M60 10a50 50 0 1 1 0 100 50 50 0 0 1 0-100Zm0 32a18 18 0 1 0 0 36 18 18 0 0 0 0-36Z"/>',
    details:
      '<circle cx="60" cy="60" r="41"/><circle cx="60" cy="60" r="26"/><path d="M60 19v15M60 86v15M19 60h15M86 60h15M31 31l11 11M78 78l11 11M89 31 78 42M42 78 31 89"/>',
    lights: '<path d="M26 42c6-12 15-19 28-22-8 6-16 13-22 24Z"/>',
  })

const marks = {
  dots: '<circle cx="44" cy="90" r="3.600"/><circle cx="60" cy="91" r="3.600"/><circle cx="76" cy="90" r="3.600"/>',
  star: '<path d="m60 80 3 7 8 .600-6 5 2 7.400-7-4-7 4 2-7.400-6-5 8-.600Z"/>',
  leaf: '<path d="M44 94c4-12 18-16 32-10-4 12-18 16-32 10Z"/>',
  waves:
    '<path d="M38 87c5-5 9-5 14 0s9 5 14 0 9-5 14 0v4c-5-5-9-5-14 0s-9 5-14 0-9-5-14 0ZM42 95c4-4 8-4 12 0s8 4 12 0 8-4 12 0v4c-4-4-8-4-12 0s-8 4-12 0-8-4-12 0Z"/>',
  none: '',
} as const

/** A folded paper boat with its candle, in one color from its light side to its shade, and a mark for whom the color does not say it. */
export const paperBoat = ({ light, mid, dark, glow }: Paint, mark: keyof typeof marks): string => {
  const [haloTag, haloBody] = halo(glow, 0.4)
  const defs =
    haloTag +
    linear('a', [
      [0, light],
      [1, mid],
    ]) +
    linear(
      'b',
      [
        [0, light],
        [0.45, mid],
        [1, dark],
      ],
      1,
      0.4,
    ) +
    linear('c', [
      [0, '#fffbe0'],
      [0.6, '#ffd25e'],
      [1, '#ff8a3c'],
    ])
  return drawing(
    defs,
    `${haloBody}<ellipse cx="60" cy="101" rx="44" ry="6" fill="${dark}" fill-opacity=".45"/><path d="M60 16 88 74H32Z" fill="url(#a)"/><path d="M60 16 88 74H62Z" fill="${dark}" fill-opacity=".5"/><path d="M54 66c-5-11 3-16 5-28 8 11 11 17 6 28Z" fill="url(#c)"/><path d="M6 60 34 74h52l28-14-24 40H30Z" fill="url(#b)"/><path d="M6 60 34 74l-4 26ZM114 60 86 74l4 26Z" fill="${dark}" fill-opacity=".42"/><path d="M34 74h52L60 84Z" fill="#fff" fill-opacity=".5"/><g fill="#fff" fill-opacity=".85" transform="translate(0 1)">${marks[mark]}</g><path d="M6 60 34 74h52l28-14M60 16 32 74M60 16l28 58" fill="none" stroke="${light}" stroke-opacity=".8" stroke-width="1.800" stroke-linejoin="round"/>`,
  )
}
