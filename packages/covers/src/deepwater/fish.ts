import { studio, type Cover } from '../cover.ts'
import { coral, fish } from '../motifs/sealife.ts'
import { halo, moon, stars } from '../motifs/sky.ts'
import { bubbles, floor, shafts, wave, weed } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, group, path, stroke } from '../svg.ts'

const deepwater = studio('deepwater')

export const deepwaterFish: readonly Cover[] = [
  deepwater('midnight-trawl', moods.indigo, (brush) => {
    const { canvas, mood } = brush
    const net = 'M112 138C70 190 62 262 108 318C132 344 168 344 192 318C238 262 230 190 188 138Z'
    const shoal: readonly (readonly [number, number, number, boolean])[] = [
      [132, 300, 0.6, false],
      [168, 286, 0.7, true],
      [122, 262, 0.66, false],
      [176, 246, 0.62, false],
      [138, 226, 0.56, true],
      [164, 206, 0.46, false],
    ]
    return (
      stars(brush, 26, 96) +
      moon(brush, 226, 64, 20) +
      wave(122, 4, 140, 20, canvas.down('#5b86e0/.9', `${mood.mid}@.35`, mood.deep)) +
      halo(brush, 150, 250, 130, mood.accent, 0.45) +
      stroke('M132 112L112 138M168 112L188 138', mood.light, 1.5) +
      path(net, `${mood.accent}`, 'opacity=".14"') +
      shoal.map(([x, y, scale, left]) => fish(x, y, scale, canvas.down('#ffffff', '#c9f2ff@.5', '#6fb4ff'), left)).join('') +
      group(
        canvas.clip(path(net, '#fff')),
        stroke(
          'M40 150L220 370M60 130L250 360M90 110L270 330M120 110L280 300M150 110L290 280M80 300L20 220M80 350L20 270M260 150L80 370M240 130L50 360M210 110L30 330M180 110L20 300M150 110L20 260M220 300L290 210M210 360L290 260',
          mood.light,
          1.1,
          'opacity=".5"',
        ),
      ) +
      path(net, 'none', `stroke="${mood.light}" stroke-width="2" opacity=".8"`) +
      at(
        150,
        112,
        path('M-66-12L-54 14H48L70-14L36-8H-20Z', mood.deep) +
          path('M-34-10V-36H-4V-10Z', mood.near) +
          path('M-28-30H-10V-20H-28Z', '#ffd98a') +
          stroke('M14-8V-70M14-66L48-12M14-66L-18-36', mood.deep, 3) +
          circle(14, -72, 4, '#ffd98a'),
      ) +
      wave(126, 4, 120, 50, mood.far, 'opacity=".55"') +
      floor(368, mood.deep) +
      fish(52, 220, 0.34, mood.far) +
      fish(252, 268, 0.4, mood.far, true)
    )
  }),
  deepwater('lanternfish-alley', moods.lagoon, (brush) => {
    const { canvas, mood } = brush
    const body = 'M-96 10C-98-40-54-78 0-74C50-70 86-34 104-4C92 40 40 74-14 66C-40 62-58 54-70 44L-40 26L-84 32C-92 26-96 18-96 10Z'
    return (
      path('M0 0H300V400H0Z', mood.deep, 'opacity=".55"') +
      path('M0 90L44 130L34 210L66 290L50 400H0ZM300 60L262 120L272 220L244 300L258 400H300Z', mood.near) +
      halo(brush, 68, 128, 160, '#d8ffe9', 0.75) +
      at(
        160,
        230,
        path('M92-6C116-30 130-46 140-44C136-16 136 16 142 40C128 40 112 22 92 8Z', mood.far) +
          path('M10-72C24-104 52-112 72-104C62-94 58-76 62-54Z', mood.far) +
          path(body, canvas.across('#5fc9b8', `${mood.far}@.4`, mood.near)) +
          path('M-84 32L-40 26L-70 44C-76 42-80 38-84 32Z', '#03181e') +
          path('M-92 20C-76 8-44 6-24 14C-34 22-58 32-84 32C-88 30-91 26-92 20Z', '#03181e') +
          path(
            'M-88 14L-84 30L-78 12L-72 28L-66 10L-59 26L-53 9L-46 23L-40 9L-34 19L-30 11ZM-74 42L-68 30L-63 40L-57 28L-52 34L-46 27L-42 30Z',
            '#fffbe8',
          ) +
          stroke('M-96 10C-98-40-54-78 0-74', mood.light, 4, 'opacity=".8"') +
          circle(-52, -18, 14, '#fff6cf') +
          circle(-55, -18, 6, '#03181e') +
          path('M10 18C26 30 46 36 62 30C56 12 40 2 20 2Z', canvas.across(mood.far, '#49b3a5')) +
          stroke('M48-40C60-26 66-10 64 8M30-50C40-42 46-30 48-18', mood.deep, 2.5, 'opacity=".4"') +
          stroke('M-38-66C-44-118-74-132-92-106', '#49b3a5', 4),
      ) +
      circle(66, 130, 16, canvas.glow('#ffffff', '#fff6cf@.5', '#ffc46b')) +
      floor(352, mood.deep, 14) +
      weed(58, 380, 90, 10, '#063038') +
      weed(240, 384, 110, -12, '#063038') +
      bubbles(
        [
          [96, 196, 4],
          [112, 176, 6],
          [104, 154, 3],
        ],
        mood.light,
      ) +
      fish(226, 108, 0.32, '#0b4f55', true) +
      fish(248, 124, 0.26, '#0b4f55', true) +
      fish(206, 128, 0.24, '#0b4f55', true)
    )
  }),
  deepwater('reef-patrol', moods.kelp, (brush) => {
    const { canvas, mood } = brush
    const body = 'M-70 0C-50-44-8-62 34-50C58-42 72-20 84 2C72 22 58 42 34 50C-8 62-50 44-70 0Z'
    return (
      shafts(brush, 150, 0.35) +
      [
        [60, 116],
        [92, 100],
        [124, 88],
        [70, 150],
        [102, 136],
        [136, 122],
      ]
        .map(([x = 0, y = 0]) => fish(x, y, 0.32, mood.far))
        .join('') +
      floor(318, mood.mid) +
      coral(62, 352, 0.9, '#d9577a', 10) +
      coral(246, 356, 1, '#ff9c6b', 10) +
      coral(210, 360, 0.6, '#7fe3a1', 11) +
      at(
        160,
        220,
        path('M-8-52C-6-92 26-118 66-122C46-98 40-74 42-48ZM-4 52C-4 84 18 104 50 108C36 88 32 70 36 48Z', '#ffb03a') +
          path('M-62 0L-108-40C-100-16-100 16-108 40Z', '#ffb03a') +
          path(body, canvas.down('#fff6d8', '#ffd35e@.5', '#f08a2c')) +
          group(
            canvas.clip(path(body, '#fff')),
            path('M-36-70C-24-30-24 30-36 70H-8C4 30 4-30-8-70ZM30-70C44-30 44 30 30 70H50C62 30 62-30 50-70Z', '#0b2b2b'),
          ) +
          path('M-4 8C-22 12-34 24-38 36C-20 38-4 30 4 18Z', '#ffe9a8') +
          circle(64, -10, 8, '#ffffff') +
          circle(66, -10, 4.5, '#041611') +
          stroke('M-58-16C-40-44-8-56 30-46', '#ffffff', 3.5, 'opacity=".7"'),
        { turn: -8 },
      ) +
      coral(104, 372, 0.55, '#ffd08a', 12) +
      floor(360, mood.deep, 10) +
      ellipse(170, 366, 40, 12, mood.deep) +
      bubbles(
        [
          [258, 196, 5],
          [266, 174, 7],
          [258, 150, 4],
        ],
        mood.light,
      )
    )
  }),
]
