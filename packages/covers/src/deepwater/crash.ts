import { studio, type Cover } from '../cover.ts'
import { fish } from '../motifs/sealife.ts'
import { halo, moon } from '../motifs/sky.ts'
import { bubbles, floor, shafts, wave, weed } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, path, rect, stroke } from '../svg.ts'

const deepwater = studio('deepwater')

export const deepwaterCrash: readonly Cover[] = [
  deepwater('rising-bell', moods.midnight, (brush) => {
    const { canvas, mood } = brush
    return (
      shafts(brush, 150, 0.4) +
      floor(348, mood.near, 18) +
      path('M128 250L70 400H240L176 250Z', canvas.down('#ffe6a8/.55', '#ffe6a8/0')) +
      stroke('M150 0V84', '#d9a04a', 5, 'stroke-dasharray="7 6"') +
      halo(brush, 150, 180, 130, mood.second, 0.5) +
      at(
        150,
        84,
        circle(0, 0, 10, 'none', 'stroke="#d9a04a" stroke-width="6"') +
          path('M-26 10H26L34 26H-34Z', '#8a5426') +
          path('M-34 26H34C66 44 76 92 80 160H-80C-76 92-66 44-34 26Z', canvas.across('#ffe3a8', '#d98d42@.35', '#5a2f1c')) +
          rect(-88, 156, 176, 16, canvas.across('#ffdf9e', '#7a4420'), 'rx="6"') +
          stroke('M-70 116H70M-56 64H56', '#5a2f1c', 2, 'opacity=".5"') +
          stroke('M-62 60h.1M-74 128h.1M62 60h.1M74 128h.1M-40 40h.1M40 40h.1M-30 140h.1M0 144h.1M30 140h.1', '#fff0c9', 4) +
          circle(0, 92, 32, '#5a2f1c') +
          circle(0, 92, 26, canvas.glow('#fffbe0', '#ffe08a@.6', '#f0a040')) +
          path('M-13 118C-13 104-8 98-5 96C-11 90-8 78 0 78S11 90 5 96C8 98 13 104 13 118Z', '#6b3a1f') +
          circle(0, 92, 29, 'none', 'stroke="#ffdf9e" stroke-width="6"') +
          stroke('M-52 48C-62 70-68 104-70 140', '#ffffff', 4, 'opacity=".6"'),
      ) +
      bubbles(
        [
          [98, 292, 5],
          [112, 322, 7],
          [196, 300, 6],
          [182, 332, 4],
          [150, 306, 8],
          [164, 280, 4],
          [56, 200, 4],
          [246, 168, 5],
        ],
        mood.light,
      ) +
      weed(50, 390, 100, 12, mood.deep) +
      weed(254, 390, 120, -12, mood.deep) +
      floor(378, mood.deep, 8)
    )
  }),
  deepwater('bubble-line', moods.lagoon, (brush) => {
    const { canvas, mood } = brush
    const trail: readonly (readonly [number, number, number])[] = [
      [36, 338, 3],
      [58, 336, 4],
      [82, 331, 5],
      [106, 322, 6.5],
      [130, 308, 8],
      [153, 288, 10],
      [174, 260, 12.5],
      [192, 226, 15.5],
    ]
    return (
      moon(brush, 84, 54, 18) +
      wave(78, 5, 130, 20, canvas.down('#b8fff0', '#23a89d@.12', `${mood.sky[1]}@.55`, mood.deep)) +
      path('M60 90L20 400H120L104 90ZM150 90L150 400H240L190 90Z', canvas.down(`${mood.light}/.25`, `${mood.light}/0`)) +
      stroke('M30 344C110 340 190 290 206 160', mood.light, 1.5, 'opacity=".35" stroke-dasharray="1 7"') +
      bubbles(trail, mood.light) +
      halo(brush, 206, 152, 96, mood.second, 0.7) +
      circle(206, 152, 50, canvas.ball('#ffffff/.9', `${mood.second}@.5/.45`, '#ffffff@.96/.75')) +
      ellipse(188, 128, 13, 8, '#ffffff', 'transform="rotate(-38 188 128)" opacity=".95"') +
      stroke('M244 168A40 40 0 0 1 218 192', '#ffffff', 3.5, 'opacity=".8"') +
      fish(207, 158, 0.5, '#ff9c6b') +
      circle(217, 155, 1.8, mood.deep) +
      floor(346, mood.near, 14) +
      weed(244, 384, 120, -14, mood.near) +
      weed(262, 388, 80, 10, mood.deep) +
      weed(44, 390, 50, 8, mood.deep) +
      floor(374, mood.deep, 8)
    )
  }),
]
