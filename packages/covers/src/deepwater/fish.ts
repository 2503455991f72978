import { studio, type Cover } from '../cover.ts'
import { coral, fish } from '../motifs/sealife.ts'
import { halo, moon, stars } from '../motifs/sky.ts'
import { bubbles, floor, shafts, wave } from '../motifs/water.ts'
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
