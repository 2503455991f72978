import { linear } from './drawing.ts'

/** Strokes of letters that are eleven high, and how wide each is. */
const strokes: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [7, 'M0 11 3.500 0 7 11M1.300 7.500h4.400'],
  C: [7, 'M7 2C6 .6 5 0 3.800 0 1.400 0 0 2.400 0 5.500S1.400 11 3.800 11C5 11 6 10.400 7 9'],
  D: [8.5, 'M0 0v11h2.500c4 0 6-2 6-5.500S6.500 0 2.500 0Z'],
  E: [6, 'M6 0H0v11h6M0 5.400h5'],
  I: [0, 'M0 0v11'],
  L: [7, 'M0 0v11h7'],
  R: [7, 'M0 11V0h3.200c2 0 3.400 1.100 3.400 2.900S5.200 5.800 3.200 5.800H0M3.500 5.800 7 11'],
  S: [7, 'M6.700 2C6 .7 5 0 3.600 0 1.600 0 .3 1.100.3 2.800.3 6.400 7 4.600 7 8.100 7 9.800 5.600 11 3.600 11 2 11 .8 10.300 0 8.900'],
  T: [7, 'M0 0h7M3.500 0v11'],
  W: [15, 'M0 0l3.500 11 4-10 4 10L15 0'],
}

/** Between two letters: the longer word is set closer, in thinner strokes. */
const GAP = { WILD: 7.5, SCATTER: 4 } as const
/** From the middle to an end. */
const SHORTEST = 44
const BESIDE = 13

/** A gold ribbon with a word, for whom the picture alone does not say it. */
export const ribbon = (word: keyof typeof GAP): readonly [defs: string, body: string] => {
  const letters = [...word].map((letter) => strokes[letter] ?? ([0, ''] as const))
  const gap = GAP[word]
  const width = letters.reduce((sum, [letter]) => sum + letter, gap * (letters.length - 1))
  const half = Math.max(SHORTEST, width / 2 + BESIDE)
  let x = 60 - width / 2
  const lettering = letters.map(([letter, path]) => {
    const at = x
    x += letter + gap
    return `<path transform="translate(${at.toFixed(1)} 93.5)" d="${path}"/>`
  })
  return [
    linear('ribbon', [
      [0, '#fff3c4'],
      [1, '#e0a53c'],
    ]),
    `<path d="M${60 - half} 88h${2 * half}l-6 11 6 11H${60 - half}l6-11Z" fill="url(#ribbon)"/><g fill="none" stroke="#16314e" stroke-width="${gap > 5 ? 3.6 : 2.7}" stroke-linecap="round" stroke-linejoin="round">${lettering.join('')}</g>`,
  ]
}

/** A symbol over its ribbon: the drawing itself a little smaller, so that little of it is covered. */
export const onRibbon = (word: keyof typeof GAP, symbol: string): string => {
  const [defs, body] = ribbon(word)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120"><defs>${defs}</defs><svg x="9" y="0" width="102" height="102" viewBox="0 0 120 120">${symbol}</svg>${body}</svg>`
}
