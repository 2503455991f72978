import { drawing, linear } from './drawing.ts'

/** Letters are drawn with one stroke of even width, in two tones of one hue, so that they stay behind the treasures. */
const letter = (light: string, dark: string, strokes: string): string =>
  drawing(
    linear('a', [
      [0, light],
      [1, dark],
    ]) +
      linear('b', [
        [0, light, 0.16],
        [1, dark, 0.05],
      ]),
    `<path d="M60 10 104 35v50L60 110 16 85V35Z" fill="url(#b)" stroke="${light}" stroke-opacity=".26" stroke-width="1.6" stroke-linejoin="round"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#03101f" stroke-opacity=".55" stroke-width="13" transform="translate(0 2.5)">${strokes}</g><g stroke="url(#a)" stroke-width="10.5">${strokes}</g><g stroke="#fff" stroke-opacity=".5" stroke-width="2" transform="translate(-1.6 -1.8)">${strokes}</g></g>`,
  )

const strokes = {
  a: '<path d="M38 86 60 34 82 86M46 68h28"/>',
  k: '<path d="M43 34v52M79 34 44 63M56 54l24 32"/>',
  q: '<path d="M60 34c15 0 25 11 25 26S75 86 60 86 35 75 35 60s10-26 25-26ZM68 72l16 17"/>',
  j: '<path d="M52 34h24v34c0 11-7 18-17 18-8 0-14-4-17-11"/>',
  ten: '<path d="M31 44 42 34v52M74 34c11 0 17 10 17 26s-6 26-17 26-17-10-17-26 6-26 17-26Z"/>',
} as const
export type Letter = keyof typeof strokes

/** The letters, each in two tones: light and dark. */
export const letters = <Name extends Letter>(tones: Readonly<Record<Name, readonly [light: string, dark: string]>>): Record<Name, string> =>
  Object.fromEntries(
    (Object.entries(tones) as [Name, readonly [string, string]][]).map(([name, [light, dark]]) => [
      name,
      letter(light, dark, strokes[name]),
    ]),
  ) as Record<Name, string>

/** Tones that keep letters behind the treasures: five hues of the night over the water. */
export const nightTones = {
  a: ['#8fe0ff', '#2f86d6'],
  k: ['#a8f0d2', '#27a98c'],
  q: ['#d6bcff', '#7d5be0'],
  j: ['#ffc2d4', '#d65c8d'],
  ten: ['#ffe2a6', '#d99638'],
} as const satisfies Record<Letter, readonly [string, string]>
