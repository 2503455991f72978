import { glyph, type Paint } from './glyph.ts'

/** Creatures and things of the sea: each drawing takes the colors of its game. */
export const orca = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M12 66c8-24 34-38 60-32 4-8 10-14 18-18-2 9-1 17 3 24 9 6 14 14 15 22-6-1-11 1-15 5-16 14-44 20-64 10-8-2-14-6-17-11Z"/><path d="M92 62c8-6 15-7 22-3-3 7-8 11-14 12 4 5 5 11 2 17-8-3-13-10-14-18Z"/>',
    deep: '<path d="M46 72c-2 10-8 17-17 20-2-9 1-17 7-23Z"/>',
    lights: '<path d="M22 70c14 9 34 10 50 2-8 12-36 16-50-2Z"/><ellipse cx="38" cy="52" rx="8" ry="4.500" transform="rotate(-18 38 52)"/>',
  })

export const seal = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M28 34c6-14 28-16 36-2 4 8 4 18 12 28 10 12 26 20 34 34-14 4-26 0-36-6-14 10-36 10-50-2 8-4 12-12 10-22-4-10-10-18-6-30Z"/>',
    deep: '<circle cx="40" cy="38" r="3.400"/><circle cx="56" cy="38" r="3.400"/><path d="M44 46h8l-4 6Z"/><path d="M40 76c8 6 20 6 28-2-2 12-20 16-28 2Z"/>',
    details: '<path d="M42 52 28 50M42 54l-13 4M54 52l14-2M54 54l13 4"/>',
    lights: '<circle cx="41.500" cy="36.500" r="1.200"/><circle cx="57.500" cy="36.500" r="1.200"/>',
  })

export const nautilus = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M96 74C94 98 62 106 38 92 12 76 14 36 42 22c26-12 58 4 58 32 0 18-16 30-32 26-14-4-18-22-6-28 8-4 16 2 14 10-2 4-8 4-8 0"/>',
    details:
      '<path d="M100 54c-10-2-20 0-26 4M92 32c-10 4-18 12-22 22M70 19c-4 12-4 24 0 34M44 22c4 12 10 22 20 30M24 40c12 2 24 8 34 18M18 64c14-2 28-2 40 2M30 86c10-8 22-12 34-12M56 97c2-8 6-14 12-18"/>',
  })

export const coral = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M54 106c2-18 0-28-8-36-10-2-22-8-24-22 0-6 8-6 9 0 2 6 6 10 12 11-4-12-4-26 4-36 4-4 10 0 7 5-6 10-3 22 3 30 6-8 8-18 6-28-1-6 8-8 9-1 2 10 0 20-4 28 6-2 12-6 14-14 1-6 10-4 9 2-2 14-14 22-26 24-5 9-5 19-3 37Z"/>',
    lights: '<circle cx="47" cy="62" r="2"/><circle cx="60" cy="72" r="2"/><circle cx="57" cy="90" r="2"/><circle cx="72" cy="60" r="2"/>',
  })

export const whale = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M10 62c2-22 24-34 48-32 22 2 36 14 44 28 4-6 4-14 0-22 8 2 14 8 14 18 0 14-8 26-20 34-18 12-56 12-72-2-8-6-14-14-14-24Z"/>',
    deep: '<path d="M48 82c-4 10-12 16-22 16 0-10 4-18 12-22Z"/>',
    details: '<path d="M14 68c14 12 40 14 60 6M20 78c12 8 30 10 46 6M44 24c-6-4-8-10-6-16M44 24c6-4 8-10 6-16"/>',
    lights: '<circle cx="34" cy="54" r="4"/>',
  })

const bellCurve = (arms: string) =>
  `<path d="M20 62c0-28 18-46 40-46s40 18 40 46c-6 6-12 2-14-2-4 8-14 8-18 0-4 8-12 8-16 0-4 8-14 8-18 0-2 4-8 8-14 2Z"/>${arms}`

/** A jellyfish by the form of its arms. */
export const jelly = (paint: Paint, form: 'crown' | 'moon' | 'comb' | 'lion'): string =>
  glyph(paint, {
    body:
      form === 'comb'
        ? '<path d="M60 12c22 0 34 22 34 46s-14 50-34 50-34-26-34-50 12-46 34-46Z"/>'
        : bellCurve(form === 'crown' ? '<path d="M34 22 42 6l10 14 8-16 8 16L78 6l8 16Z"/>' : ''),
    details: {
      crown: '<path d="M32 68c-4 12 4 20 0 34M50 68c4 14-4 22 0 38M70 68c-4 14 4 22 0 38M88 68c4 12-4 20 0 34"/>',
      moon: '<path d="M38 68v26M52 70v34M68 70v34M82 68v26"/><circle cx="48" cy="44" r="8"/><circle cx="72" cy="44" r="8"/>',
      comb: '<path d="M60 14v92M46 18c-10 24-10 60 0 84M74 18c10 24 10 60 0 84M34 32c-6 18-6 36 0 52M86 32c6 18 6 36 0 52"/>',
      lion: '<path d="M28 66c-8 14 2 26-8 42M40 68c-6 16 6 24-2 42M52 68c-2 16 6 26 2 42M66 68c4 16-6 26 0 42M80 68c6 16-6 24 2 42M92 66c8 14-2 26 8 42"/>',
    }[form],
    lights: '<path d="M34 42c4-10 12-16 22-18-6 6-12 12-14 20Z"/>',
  })

export const starfish = (paint: Paint): string =>
  glyph(paint, {
    body: '<path d="M60 8c6 0 10 24 16 30s30 4 32 10-18 18-20 26 8 30 2 34-22-12-30-12-24 16-30 12 4-26 2-34S10 54 12 48s26-4 32-10S54 8 60 8Z"/>',
    lights:
      '<circle cx="60" cy="62" r="4"/><circle cx="60" cy="40" r="2.600"/><circle cx="60" cy="26" r="2"/><circle cx="80" cy="56" r="2.600"/><circle cx="94" cy="52" r="2"/><circle cx="40" cy="56" r="2.600"/><circle cx="26" cy="52" r="2"/><circle cx="72" cy="80" r="2.600"/><circle cx="80" cy="94" r="2"/><circle cx="48" cy="80" r="2.600"/><circle cx="40" cy="94" r="2"/>',
  })
