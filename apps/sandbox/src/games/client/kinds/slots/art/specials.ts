import { drawing, halo, linear, radial } from './drawing.ts'
import { onRibbon, ribbon } from './ribbon.ts'

const [wildHalo, wildLight] = halo('#3fe0c4', 0.5)
const [ribbonPaint, wildRibbon] = ribbon('WILD')
/** The wave that stands in for others. */
export const wild = drawing(
  wildHalo +
    ribbonPaint +
    linear('a', [
      [0, '#0d3b5e'],
      [1, '#04172b'],
    ]) +
    linear('b', [
      [0, '#c9fff3'],
      [0.4, '#3fe0c4'],
      [1, '#0b7f96'],
    ]) +
    linear('c', [
      [0, '#1fb6b0'],
      [1, '#075069'],
    ]) +
    linear('d', [
      [0, '#fff3c4'],
      [1, '#e0a53c'],
    ]),
  `${wildLight}<circle cx="60" cy="58" r="44" fill="url(#a)"/><path d="M18 70c0-30 20-46 42-44 18 1 29 14 27 28-2 11-12 16-20 12-5-3-6-9-2-13-9 1-13 10-8 19 8 13 28 14 45 4-7 17-24 26-42 26-22 0-40-13-42-32Z" fill="url(#b)"/><path d="M26 76c6-22 20-36 38-37M34 86c5-14 12-24 22-28" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.6" stroke-linecap="round"/><path d="M17 76c12-8 22-8 32 0s22 8 32 0c8-6 15-7 22-4-6 19-23 30-43 30-21 0-39-11-43-26Z" fill="url(#c)"/><circle cx="60" cy="58" r="44" fill="none" stroke="url(#d)" stroke-width="3.4"/><circle cx="80" cy="33" r="2.6" fill="#fff"/><circle cx="89" cy="42" r="1.8" fill="#fff"/>${wildRibbon}`,
)

const [starHalo, starLight] = halo('#ffdf7a', 0.7)
const star = drawing(
  starHalo +
    linear('a', [
      [0, '#fffbe6'],
      [0.45, '#ffd766'],
      [1, '#e08a2c'],
    ]) +
    linear('b', [
      [0, '#fff6cf'],
      [1, '#ffb648'],
    ]) +
    radial(
      'c',
      [
        [0, '#ffffff'],
        [0.6, '#9fe8ff'],
        [1, '#2d8fd0'],
      ],
      0.4,
      0.35,
      0.7,
    ),
  `${starLight}<path d="m60 8 7 27 18-17-7 24 25-7-17 18 26 7-26 7 17 18-25-7 7 24-18-17-7 27-7-27-18 17 7-24-25 7 17-18-26-7 26-7-17-18 25 7-7-24 18 17Z" fill="url(#b)" opacity=".6"/><path d="m60 16 10.500 29.500L100 60 70.500 70.500 60 104 49.500 70.500 20 60l29.500-14.500Z" fill="url(#a)" stroke="#fff7d6" stroke-width="1.6" stroke-linejoin="round"/><path d="M60 16v88M20 60h80" stroke="#c47a22" stroke-opacity=".35" stroke-width="1.6"/><circle cx="60" cy="60" r="15" fill="url(#c)" stroke="#fff7d6" stroke-width="2.6"/><path d="M50 62c3.400-3.400 6.600-3.400 10 0s6.600 3.400 10 0" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round"/>`,
)
/** The tide star. */
export const scatter = onRibbon('SCATTER', star)
