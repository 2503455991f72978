import { drawing, halo, linear, radial } from './drawing.ts'

const [moonHalo, moonLight] = halo('#9fdcff', 0.55)
export const moon = drawing(
  moonHalo +
    radial(
      'a',
      [
        [0, '#ffffff'],
        [0.55, '#e6f5ff'],
        [1, '#8ccbf2'],
      ],
      0.36,
      0.32,
      0.8,
    ) +
    linear(
      'b',
      [
        [0, '#5b9fd0', 0],
        [1, '#1d4f7c', 0.7],
      ],
      1,
      1,
    ),
  `${moonLight}<circle cx="60" cy="60" r="39" fill="url(#a)"/><g fill="#5fa3d1" opacity=".34"><circle cx="46" cy="46" r="9"/><circle cx="72" cy="40" r="5"/><circle cx="66" cy="68" r="11.5"/><circle cx="43" cy="73" r="5.5"/><circle cx="84" cy="60" r="4.5"/><circle cx="58" cy="88" r="4"/></g><circle cx="60" cy="60" r="39" fill="url(#b)"/><circle cx="60" cy="60" r="38.2" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.6"/><path d="M18 92c8-5 15-5 22 0s14 5 21 0 15-5 22 0 13 4 19 0" fill="none" stroke="#9fdcff" stroke-width="3.2" stroke-linecap="round"/><path d="M32 102c7-4 12-4 18 0s12 4 18 0 12-4 19 0" fill="none" stroke="#9fdcff" stroke-opacity=".55" stroke-width="2.6" stroke-linecap="round"/>`,
)

const [pearlHalo, pearlLight] = halo('#ffd9ec', 0.32)
export const pearl = drawing(
  pearlHalo +
    radial(
      'a',
      [
        [0, '#ffffff'],
        [0.35, '#fff3f8'],
        [0.75, '#e7c3dd'],
        [1, '#a98bc6'],
      ],
      0.36,
      0.3,
      0.78,
    ) +
    linear('b', [
      [0, '#5a7ab8'],
      [1, '#24386e'],
    ]) +
    linear('c', [
      [0, '#c7d6ff'],
      [1, '#6f86cc'],
    ]),
  `${pearlLight}<path d="M14 66c0 24 20 40 46 40s46-16 46-40c-8 7-15 7-23 1-8 7-15 7-23 0-8 7-15 7-23 0-8 6-15 6-23-1Z" fill="url(#b)"/><path d="M14 66c8 7 15 7 23 1 8 7 15 7 23 0 8 7 15 7 23 0 8 6 15 6 23-1" fill="none" stroke="url(#c)" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M37 75c2 12 8 20 16 26M60 75v29M83 75c-2 12-8 20-16 26" fill="none" stroke="#8fa5e6" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round"/><circle cx="60" cy="48" r="30" fill="url(#a)"/><ellipse cx="49" cy="36" rx="8.5" ry="5.5" transform="rotate(-32 49 36)" fill="#fff" opacity=".92"/><path d="M83 58c-4 9-12 15-22 15" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>`,
)

const [lanternHalo, lanternLight] = halo('#ffb347', 0.55)
export const lantern = drawing(
  lanternHalo +
    linear('a', [
      [0, '#ff6d4a'],
      [0.5, '#f2442f'],
      [1, '#a81c2a'],
    ]) +
    radial(
      'b',
      [
        [0, '#fff2b8'],
        [0.5, '#ffc04d', 0.75],
        [1, '#ff7a3d', 0],
      ],
      0.5,
      0.52,
      0.55,
    ) +
    linear('c', [
      [0, '#ffe7a3'],
      [1, '#d9952f'],
    ]),
  `${lanternLight}<path d="M60 8v12" stroke="#ffe7a3" stroke-width="3" stroke-linecap="round"/><rect x="44" y="18" width="32" height="9" rx="4" fill="url(#c)"/><path d="M44 27h32c14 7 20 17 20 29s-6 22-20 29H44c-14-7-20-17-20-29s6-22 20-29Z" fill="url(#a)"/><path d="M44 27h32c14 7 20 17 20 29s-6 22-20 29H44c-14-7-20-17-20-29s6-22 20-29Z" fill="url(#b)"/><path d="M50 28c-8 16-8 40 0 56M70 28c8 16 8 40 0 56M60 27v58" fill="none" stroke="#8e1722" stroke-opacity=".5" stroke-width="2.2"/><path d="M27 47h66M27 65h66" stroke="#ffe7a3" stroke-opacity=".5" stroke-width="1.6"/><rect x="44" y="85" width="32" height="8" rx="4" fill="url(#c)"/><path d="M52 94v13M60 94v18M68 94v13" stroke="#ffcf70" stroke-width="3" stroke-linecap="round"/><path d="M37 40c-5 6-7 13-6 20" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="3.2" stroke-linecap="round"/>`,
)
