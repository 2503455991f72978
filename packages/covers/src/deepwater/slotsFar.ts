import { studio, type Cover } from '../cover.ts'
import { smooth, taper, type Point } from '../motifs/line.ts'
import { fish, jellyfish } from '../motifs/sealife.ts'
import { halo } from '../motifs/sky.ts'
import { bubbles, floor, weed } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, mirrored, path, rect, stroke } from '../svg.ts'

const deepwater = studio('deepwater')

const gothic = (half: number, foot: number, spring: number, tip: number) =>
  `M${150 - half} ${foot}V${spring}C${150 - half} ${spring - (spring - tip) * 0.55} ${150 - half * 0.4} ${tip + 12} 150 ${tip}C${150 + half * 0.4} ${tip + 12} ${150 + half} ${spring - (spring - tip) * 0.55} ${150 + half} ${spring}V${foot}Z`

export const deepwaterSlotsFar: readonly Cover[] = [
  deepwater('jellyfish-waltz', moods.violet, (brush) => {
    const { canvas, mood } = brush
    const near = jellyfish(canvas.down('#ffffff/.95', `${mood.second}@.5/.9`, '#6d4fd0/.75'), '#ffd1f4', mood.light)
    const partner = jellyfish(canvas.down('#eafffb/.95', `${mood.accent}@.5/.85`, '#2f8fae/.7'), '#d8fff8', mood.accent)
    return (
      halo(brush, 112, 150, 130, mood.second, 0.7) +
      halo(brush, 206, 236, 110, mood.accent, 0.5) +
      at(240, 96, jellyfish(mood.far, mood.mid, mood.far), { turn: 14, scale: 0.4 }) +
      at(60, 296, jellyfish(mood.far, mood.mid, mood.far), { turn: -10, scale: 0.34 }) +
      at(206, 238, partner, { turn: 16, scale: 0.82 }) +
      at(112, 158, near, { turn: -14, scale: 1.2 }) +
      floor(372, mood.deep) +
      bubbles(
        [
          [70, 250, 4],
          [248, 170, 5],
          [238, 148, 3],
          [160, 96, 4],
        ],
        mood.light,
      )
    )
  }),
  deepwater('sunken-cathedral', moods.midnight, (brush) => {
    const { canvas, mood } = brush
    const rose = Array.from({ length: 8 }, (_, index) =>
      at(150, 150, path('M0-9C8-16 8-28 0-32C-8-28-8-16 0-9Z', ['#ffd98a', '#7fe0ff', '#ff9d9d', '#9dffd6'][index % 4] ?? ''), {
        turn: index * 45,
      }),
    ).join('')
    return (
      rect(0, 0, 300, 400, mood.deep) +
      path(gothic(128, 400, 190, 20), '#0d2b4a') +
      path(gothic(106, 400, 196, 50), '#154468') +
      path(gothic(84, 400, 200, 76), canvas.down('#2a7ba3', '#1b567d')) +
      path(gothic(62, 346, 204, 98), canvas.down('#8fdcf2', '#3a8fb5')) +
      circle(150, 150, 39, mood.near) +
      rose +
      circle(150, 150, 7, '#fff3cf') +
      circle(150, 150, 39, 'none', `stroke="${mood.light}" stroke-width="3"`) +
      path('M112 150L30 400H120L140 186ZM188 150L270 400H180L160 186Z', canvas.down('#ffe6a8/.5', '#ffe6a8/0')) +
      path('M124 342V250C124 234 138 228 150 216C162 228 176 234 176 250V342Z', mood.mid) +
      path('M0 400V372C60 352 90 346 150 344S240 352 300 372V400Z', canvas.down('#1d5a80', mood.near)) +
      at(150, 0, mirrored(path('M-128 400V190H-118V400ZM-106 400V196H-98V400ZM-84 400V200H-78V400Z', mood.second, 'opacity=".18"'))) +
      fish(92, 268, 0.42, mood.deep) +
      fish(112, 286, 0.34, mood.deep) +
      fish(74, 290, 0.3, mood.deep) +
      fish(212, 238, 0.36, mood.deep, true) +
      weed(40, 400, 120, 12, mood.deep) +
      weed(262, 400, 140, -14, mood.deep) +
      bubbles(
        [
          [226, 214, 4],
          [232, 196, 3],
          [222, 176, 5],
        ],
        mood.light,
      )
    )
  }),
  deepwater('eight-arms-deep', moods.indigo, (brush) => {
    const { canvas, mood } = brush
    const arms: readonly (readonly Point[])[] = [
      [
        [16, 6],
        [50, 10],
        [88, -14],
        [112, -52],
        [98, -84],
        [76, -70],
      ],
      [
        [22, 10],
        [66, 34],
        [110, 26],
        [128, -4],
        [112, -20],
      ],
      [
        [18, 16],
        [54, 60],
        [92, 84],
        [118, 72],
        [112, 52],
        [98, 58],
      ],
      [
        [8, 16],
        [20, 66],
        [28, 112],
        [56, 132],
        [72, 114],
        [58, 102],
      ],
    ]
    const skin = canvas.down('#ff9d8f', `#d9486e@.55`, '#7a1f5c')
    return (
      halo(brush, 150, 170, 160, mood.accent, 0.55) +
      floor(352, mood.near) +
      at(
        150,
        216,
        mirrored(
          arms
            .map(
              (points) =>
                path(taper(points, [17, 14, 11, 8, 5, 2]), '#a52e63') +
                stroke(smooth(points), '#ffc4b3', 3.4, 'stroke-dasharray="0 11" opacity=".8"'),
            )
            .join(''),
        ) +
          path('M0-132C50-132 70-90 60-50C54-26 40-12 40 6C40 24 20 30 0 30S-40 24-40 6C-40-12-54-26-60-50C-70-90-50-132 0-132Z', skin) +
          stroke('M-52-60C-58-92-38-120-10-124', '#ffffff', 5, 'opacity=".55"') +
          mirrored(ellipse(26, -22, 15, 17, '#fff3e6') + ellipse(25, -20, 6, 12, mood.deep) + circle(22, -27, 3, '#ffffff')) +
          [
            [-20, -88, 8],
            [8, -104, 6],
            [28, -78, 9],
            [-2, -70, 5],
          ]
            .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffd0bd', 'opacity=".45"'))
            .join('') +
          stroke('M-10 8Q0 14 10 8', '#7a1f5c', 3),
      ) +
      floor(374, mood.deep, 8) +
      bubbles(
        [
          [64, 96, 6],
          [74, 76, 4],
          [232, 112, 5],
          [238, 92, 3],
        ],
        mood.light,
      )
    )
  }),
]
