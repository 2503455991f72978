import { studio, type Cover } from '../cover.ts'
import { crystal } from '../motifs/forge.ts'
import { polygon } from '../motifs/line.ts'
import { flakes, halo } from '../motifs/sky.ts'
import { floor } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, group, path, stroke } from '../svg.ts'

const coralforge = studio('coralforge')

export const coralforgeSlotsTreasure: readonly Cover[] = [
  coralforge('salt-crown', moods.coral, (brush) => {
    const { canvas, mood } = brush
    const gold = canvas.across('#fff0bf', '#f2b64e@.4', '#8a4a2a')
    const salt: readonly [string, string, string] = ['#ffe9e4', '#c98da2', '#ffffff']
    const shade: readonly [string, string, string] = ['#a8587a', '#5d2a55', '#d98fa0']
    const crown = 'M-84 44L-96-44L-50 2L-34-70L0-14L34-70L50 2L96-44L84 44C50 58-50 58-84 44Z'
    return (
      halo(brush, 150, 190, 190, mood.accent, 0.75) +
      path(
        polygon([
          [150, 170],
          [60, 0],
          [100, 0],
        ]) +
          polygon([
            [150, 170],
            [132, 0],
            [168, 0],
          ]) +
          polygon([
            [150, 170],
            [200, 0],
            [240, 0],
          ]),
        canvas.down(`${mood.light}/.05`, `${mood.light}/.35`),
      ) +
      [
        [40, 330, 52, 190],
        [262, 330, 50, 220],
        [86, 336, 44, 120],
        [220, 336, 44, 128],
      ]
        .map(([x = 0, y = 0, w = 0, h = 0]) => crystal(x, y, w, h, [mood.mid, mood.near, mood.far]))
        .join('') +
      path('M0 316L70 300L150 308L236 298L300 318V400H0Z', mood.near) +
      at(
        150,
        212,
        ellipse(0, 44, 84, 16, '#5a2430') +
          path('M-84 44L-96-44L-50 2L-34-70L0-14L34-70L50 2L96-44L84 44C50 30-50 30-84 44Z', '#7a3b2c', 'opacity=".9"') +
          path(crown, gold) +
          path('M-84 44C-50 58 50 58 84 44L81 66C50 82-50 82-81 66Z', canvas.across('#ffe3a0', '#c97c34@.5', '#6b3322')) +
          stroke('M-84 44C-50 58 50 58 84 44M-96-44L-50 2L-34-70L0-14L34-70L50 2', '#fff7dd', 2.4) +
          (
            [
              [-96, -52],
              [-34, -79],
              [34, -79],
              [96, -52],
            ] as const
          )
            .map(([x, y]) => circle(x, y, 9, canvas.ball('#ffffff', '#ffd98a@.5', '#c9702f')))
            .join('') +
          path('M0 2L17 24L0 46L-17 24Z', canvas.slant('#ffd0cf', '#ff4f6d@.5', '#8f1740')) +
          path('M0 2L17 24H-17Z', '#ffffff', 'opacity=".35"') +
          [-54, 54].map((x) => path('M0-11L9 0L0 11L-9 0Z', '#ff8f9f', `transform="translate(${x} 34)"`)).join('') +
          [-56, -28, 0, 28, 56].map((x) => circle(x, 66 - Math.abs(x) * 0.1, 4, '#fff3d2')).join(''),
        { turn: -5 },
      ) +
      crystal(96, 334, 30, 66, salt, -14) +
      crystal(122, 342, 36, 58, shade, 4) +
      crystal(206, 338, 32, 72, salt, 12) +
      crystal(180, 346, 30, 44, shade, -4) +
      crystal(150, 352, 26, 38, salt, 2) +
      crystal(64, 348, 30, 54, shade, -8) +
      crystal(238, 350, 34, 56, shade, 10) +
      path('M0 350L64 340L150 350L240 342L300 352V400H0Z', mood.deep) +
      group('', flakes(brush, 16, [50, 60, 250, 300], mood.light, 2.4, 'opacity=".7"'))
    )
  }),
  coralforge('ruby-anchor', moods.coral, (brush) => {
    const { canvas, mood } = brush
    const iron = canvas.across('#ffd9cf', '#c96f7d@.4', '#4a1f45')
    return (
      halo(brush, 150, 210, 180, mood.second, 0.75) +
      floor(334, mood.near) +
      stroke('M252 0C262 40 230 52 214 58S176 70 158 84', mood.far, 9, 'stroke-dasharray="12 9"') +
      stroke('M252 0C262 40 230 52 214 58S176 70 158 84', mood.light, 1.5, 'opacity=".5"') +
      at(
        150,
        96,
        circle(0, 0, 17, 'none', `stroke="${iron}" stroke-width="9"`) +
          path('M-10 16H10L14 220H-14Z', iron) +
          path('M-62 44H62V60H-62ZM-70 40H-58V64H-70ZM58 40H70V64H58Z', iron) +
          path(
            'M0 254C-66 250-108 204-112 144L-130 158L-104 96L-70 154L-90 146C-84 188-50 214 0 218C50 214 84 188 90 146L70 154L104 96L130 158L112 144C108 204 66 250 0 254Z',
            iron,
          ) +
          stroke('M-104 100L-128 154M-112 148C-106 204-66 248 0 252M-9 18L-13 214M-58 44H58', mood.light, 2.4, 'opacity=".8"') +
          halo(brush, 0, 122, 74, '#ff4f6d', 0.8) +
          path('M-26 92H26L42 114L0 164L-42 114Z', '#d92c50') +
          path('M-26 92L-14 114L0 92L14 114L26 92Z', '#ffc2c8') +
          path('M-42 114H-14L0 164Z', '#ff6f86') +
          path('M14 114H42L0 164Z', '#8f1440') +
          path('M-42 114L-26 92L-14 114ZM42 114L26 92L14 114Z', '#ff8f9f'),
        { turn: -7 },
      ) +
      crystal(54, 356, 28, 62, ['#8b3560', '#5d264f', '#dc636a'], -10) +
      crystal(76, 362, 22, 40, ['#dc636a', '#8b3560', '#ffb3a8'], 8) +
      crystal(250, 358, 30, 74, ['#8b3560', '#5d264f', '#dc636a'], 10) +
      crystal(226, 364, 22, 38, ['#dc636a', '#8b3560', '#ffb3a8'], -6) +
      floor(364, mood.deep, 8)
    )
  }),
]
