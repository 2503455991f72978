import { drawing, halo, linear } from './drawing.ts'
import { glyph, type Paint } from './glyph.ts'

/** Things of harbors, gardens and naves: each drawing takes the colors of its game. */
export const lighthouse = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M48 40h24l8 62H40Z"/><path d="M44 22h32v18H44Z"/><path d="M60 6 78 22H42Z"/><path d="M30 102h60v8H30Z"/>',
    deep: '<path d="M45 58h30l2 12H43ZM42 84h36l1 10H41Z"/><path d="M54 26h12v12H54Z"/>',
    details: '<path d="M36 26 12 18M36 32H8M84 26l24-8M84 32h28"/>',
  })
export const clipper = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M10 84h100c-4 14-14 22-28 22H36C24 106 14 98 10 84Z"/><path d="M56 12v66H26c16-14 26-38 30-66Z"/><path d="M64 20c4 24 14 44 32 58H64Z"/>',
    deep: '<path d="M56 8h8v76h-8Z"/>',
    details: '<path d="M34 70c8-10 14-22 18-36M72 36c4 14 10 26 18 36M20 92h80"/>',
  })
export const anchor = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 8a14 14 0 0 1 6 26.600V44h18v10H66v38c14-2 24-10 28-22l-8 4 12-22 12 22-8-2c-6 22-22 36-42 38C40 108 24 94 18 72l-8 2 12-22 12 22-8-4c4 12 14 20 28 22V54H36V44h18v-9.400A14 14 0 0 1 60 8Zm0 8a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z"/>',
  })
export const bell = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 14c22 0 28 20 28 40 0 16 6 26 14 34H18c8-8 14-18 14-34 0-20 6-40 28-40Z"/><path d="M48 92h24c0 10-5 16-12 16s-12-6-12-16Z"/><path d="M52 6h16v10H52Z"/>',
    deep: '<path d="M26 78h68l4 6H22Z"/>',
    details: '<path d="M44 40c2-8 6-13 12-15M40 60c0-6 1-10 2-14"/>',
  })
export const lamp = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M40 26h40l8 14H32ZM34 44h52l-6 48H40ZM36 96h48v10H36Z"/>',
    deep: '<path d="M44 50h32l-4 38H48Z"/>',
    details: '<path d="M48 26c0-10 5-16 12-16s12 6 12 16"/>',
    lights: '<path d="M60 54c8 8 10 14 8 20-2 7-14 7-16 0-2-6 2-8 2-12 3 1 4 3 4 5 3-3 4-8 2-13Z"/>',
  })
export const crane = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M30 40c0-10 8-16 16-14 8 3 9 12 4 20-4 8-4 14 2 18 12-10 32-12 50-4-8 4-12 10-16 16-8 12-24 16-36 10-14-6-22-20-16-34 2-4 2-8-4-12Z"/><path d="M32 36 8 42l24 4Z"/>',
    deep: '<path d="M38 28c4-4 10-3 12 1l-6 4ZM58 88l-4 22h4l6-22ZM70 86l4 24h4l-2-24Z"/>',
    details: '<path d="M60 68c10-4 20-5 30-3M60 76c8-2 16-3 22-2"/>',
    lights: '<circle cx="38" cy="36" r="2.200"/>',
  })
export const maple = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 8 70 32l14-8-4 22 22-4-8 14 18 10-22 10 4 14-22-4-6 10v16h-12V96l-6-10-22 4 4-14L8 66l18-10-8-14 22 4-4-22 14 8Z"/>',
    details: '<path d="M60 26v66M60 66 34 52M60 66l26-14M60 78 44 74M60 78l16-4"/>',
  })
/** A leaf with its notch and a flower on it, from above: round, where the lotus is a fan. */
export const lily = (flower: Paint, leaf: Paint): string => {
  const [haloTag, haloBody] = halo(flower.glow, 0.36)
  const paintOf = (id: string, { light, mid, dark }: Paint) =>
    linear(
      id,
      [
        [0, light],
        [0.55, mid],
        [1, dark],
      ],
      0.6,
    )
  const ring = (count: number, turn: number, petal: string) =>
    Array.from({ length: count }, (_, at) => `<path d="${petal}" transform="rotate(${turn + (at * 360) / count} 52 62)"/>`).join('')
  return drawing(
    haloTag + paintOf('a', leaf) + paintOf('b', flower),
    `${haloBody}<path d="M62 58 82 14A52 52 0 1 0 105 36Z" fill="url(#a)" stroke="${leaf.dark}" stroke-width="2" stroke-linejoin="round"/><path d="M52 62 30 20M52 62 12 46M52 62 14 84M52 62 40 106M52 62 76 102M52 62 104 76" fill="none" stroke="${leaf.light}" stroke-opacity=".55" stroke-width="2.200" stroke-linecap="round"/><g fill="url(#b)" stroke="${flower.dark}" stroke-opacity=".6" stroke-width="1.400" stroke-linejoin="round">${ring(8, 0, 'M52 62c-9-10-9-22 0-32 9 10 9 22 0 32Z')}${ring(8, 22.5, 'M52 62c-6-7-6-15 0-22 6 7 6 15 0 22Z')}</g><circle cx="52" cy="62" r="6" fill="#ffd766"/>`,
  )
}
export const bishop = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 8c14 10 18 22 14 34H46C42 30 46 18 60 8ZM46 46h28l-4 14c10 4 16 14 18 30H32c2-16 8-26 18-30ZM26 94h68v14H26Z"/>',
    deep: '<path d="M57 16h6v8h6v5h-6v10h-6V29h-6v-5h6ZM57 64h6v26h-6Z"/>',
  })
export const organ = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M16 44h12v50H16ZM32 32h12v62H32ZM48 18h10v76H48ZM62 18h10v76H62ZM76 32h12v62H76ZM92 44h12v50H92ZM10 96h100v12H10Z"/>',
    deep: '<path d="M19 76h6v8h-6ZM35 76h6v8h-6ZM50 76h6v8h-6ZM64 76h6v8h-6ZM79 76h6v8h-6ZM95 76h6v8h-6Z"/>',
  })
export const angel = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 30a12 12 0 1 1 0 .1ZM48 58h24l14 50H34ZM46 58C26 58 12 46 8 24c16 4 32 14 40 28ZM74 58c20 0 34-12 38-34-16 4-32 14-40 28Z"/>',
    details: '<ellipse cx="60" cy="20" rx="15" ry="4"/><path d="M20 34c8 10 16 16 26 18M100 34c-8 10-16 16-26 18M60 66v36"/>',
  })
export const chalice = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M28 16h64c0 30-10 48-28 52v20c14 2 22 8 24 18H32c2-10 10-16 24-18V68C38 64 28 46 28 16Z"/>',
    deep: '<path d="M34 22h52l-1 8H35Z"/>',
    details: '<path d="M38 38c2 10 6 16 12 20M46 100h28"/>',
    lights: '<circle cx="60" cy="46" r="6"/>',
  })
export const rose = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 8a52 52 0 1 1 0 104 52 52 0 0 1 0-104Z"/>',
    deep: Array.from(
      { length: 8 },
      (_, petal) => `<path d="M60 50c-9-8-11-20 0-34 11 14 9 26 0 34Z" transform="rotate(${petal * 45} 60 60)"/>`,
    ).join(''),
    details: '<circle cx="60" cy="60" r="46"/><circle cx="60" cy="60" r="10"/>',
    lights: '<circle cx="60" cy="60" r="5"/>',
  })
