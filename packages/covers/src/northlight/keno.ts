import { studio, type Cover } from '../cover.ts'
import { kenoBall } from '../motifs/cards.ts'
import { pine, snow } from '../motifs/north.ts'
import { flakes, halo, ridge } from '../motifs/sky.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, group, path, stroke } from '../svg.ts'

const northlight = studio('northlight')

export const northlightKeno: readonly Cover[] = [
  northlight('star-chart-keno', moods.magenta, (brush) => {
    const { canvas, mood } = brush
    const nodes: readonly (readonly [number, number, number, boolean])[] = [
      [86, 150, 15, false],
      [122, 112, 13, true],
      [178, 124, 16, false],
      [214, 166, 14, true],
      [192, 220, 17, true],
      [140, 196, 20, true],
      [98, 240, 15, false],
      [150, 268, 14, false],
      [226, 254, 12, false],
    ]
    return (
      circle(150, 190, 128, mood.deep, 'opacity=".55"') +
      halo(brush, 150, 190, 150, mood.second, 0.45) +
      [128, 98, 64, 30]
        .map((r, index) =>
          circle(
            150,
            190,
            r,
            'none',
            `stroke="${mood.light}" stroke-width="${index === 0 ? 3 : 1.2}" opacity="${index === 0 ? '.85' : '.45'}"`,
          ),
        )
        .join('') +
      circle(
        150,
        190,
        119,
        'none',
        `stroke="${mood.light}" stroke-width="8" stroke-linecap="butt" stroke-dasharray="1.5 14.08" opacity=".7"`,
      ) +
      stroke('M150 62V318M22 190H278M59 99L241 281M241 99L59 281', mood.light, 1, 'opacity=".28"') +
      ellipse(150, 190, 122, 52, 'none', `stroke="${mood.accent}" stroke-width="1.6" opacity=".6" transform="rotate(-28 150 190)"`) +
      stroke('M122 112L140 196L192 220L214 166L122 112', mood.light, 2.4) +
      stroke('M86 150L140 196L98 240L150 268M178 124L214 166M192 220L226 254', mood.light, 1.4, 'opacity=".5" stroke-dasharray="2 5"') +
      nodes.map(([x, y, r, lit]) => (lit ? halo(brush, x, y, r * 2.2, mood.accent, 0.8) : '') + kenoBall(brush, x, y, r, lit)).join('') +
      ridge(brush, 352, 70, 4, mood.mid) +
      path('M138 330H162L170 400H130Z', mood.near) +
      path('M96 348C120 330 180 330 204 348L190 356H110Z', canvas.down(mood.far, mood.near)) +
      snow(378, mood.deep, 6)
    )
  }),
  northlight('snowfall-keno', moods.frost, (brush) => {
    const { canvas, mood } = brush
    const glass = circle(150, 186, 112, '#fff')
    return (
      ridge(brush, 330, 70, 3, mood.mid) +
      halo(brush, 150, 186, 170, mood.light, 0.5) +
      circle(150, 186, 112, canvas.down('#0f3a5a', '#2f7ba0@.6', '#a6dcee')) +
      group(
        canvas.clip(glass),
        path('M20 252L80 190L118 236L158 180L206 240L236 206L290 260V310H20Z', '#1a567a'),
        [86, 106, 206, 226].map((x, index) => pine(x, 274, 70 - (index % 2) * 22, '#0d3a54')).join(''),
        path('M30 268C80 250 120 262 160 258S230 252 270 266V310H30Z', canvas.down('#ffffff', '#b5e3f0')),
        [
          [112, 132, 15, 0],
          [158, 112, 14, 1],
          [198, 142, 16, 0],
          [140, 166, 16, 1],
          [184, 188, 14, 0],
          [100, 186, 13, 0],
          [150, 218, 17, 1],
          [124, 252, 15, 0],
          [186, 250, 15, 0],
        ]
          .map(
            ([x = 0, y = 0, r = 0, lit]) =>
              (lit === 1 ? halo(brush, x, y, r * 2.2, '#ffffff', 0.8) : '') + kenoBall(brush, x, y, r, lit === 1),
          )
          .join(''),
        flakes(brush, 20, [56, 84, 244, 270], '#ffffff', 3),
      ) +
      circle(150, 186, 112, 'none', 'stroke="#eafaff" stroke-width="3"') +
      stroke('M62 158A92 92 0 0 1 112 102', '#ffffff', 7, 'opacity=".75"') +
      stroke('M58 184v6', '#ffffff', 7, 'opacity=".6"') +
      path('M82 284H218L236 332H64Z', canvas.across('#8fa8d0', '#3a5480@.5', '#16294a')) +
      path('M56 332H244V350H56Z', canvas.across('#c2d6f0', '#4d6a9c@.5', '#1a3058')) +
      stroke('M84 286H216M58 334H242', '#ffffff', 2, 'opacity=".7"') +
      snow(366, mood.deep, 8) +
      flakes(brush, 14, [36, 40, 264, 360], '#ffffff', 2.4)
    )
  }),
  northlight('fox-tracks', moods.vigil, (brush) => {
    const { canvas, mood } = brush
    const fox =
      'M-58 0C-50-26-22-32 8-29C24-31 34-40 42-54L44-76L58-60C62-61 66-61 68-60L80-74L80-50C88-44 98-36 108-28C106-21 96-19 84-20C74-12 62-6 56 4L60 44H49L42 10C18 16-8 16-26 10L-30 44H-41L-48 8C-58 20-76 34-104 36C-126 36-142 24-146 8C-132 16-116 14-102 6C-88-4-72-8-58 0Z'
    return (
      halo(brush, 96, 196, 150, mood.accent, 0.8) +
      circle(96, 190, 46, canvas.down('#fff3cf', '#ffb26b')) +
      ridge(brush, 262, 60, 4, mood.far) +
      snow(252, canvas.down('#f0b08a', '#a8708a'), 16) +
      [30, 50, 68].map((x, index) => pine(x, 286 - index * 4, 64 - index * 14, '#6b4568')).join('') +
      snow(286, canvas.down('#ffe3cc', '#9a6a8c'), -14) +
      at(
        156,
        248,
        path(fox, canvas.down('#ff9a4d', '#d9542c')) +
          path('M-146 8C-132 16-118 14-106 8C-112 18-112 28-104 36C-126 36-142 24-146 8Z', '#fff3e3') +
          path('M108-28C106-21 96-19 84-20C74-12 64-6 56 4C50-8 52-22 62-32C76-30 92-30 108-28Z', '#fff3e3') +
          path('M49 24L49 44H60L57 24ZM-41 26V44H-30L-29 26Z', '#4a1f28') +
          path('M48-70L58-60L46-56Z', '#4a1f28') +
          circle(76, -40, 3, '#24101c') +
          circle(107, -28, 3.4, '#24101c') +
          stroke('M-58 0C-50-26-22-32 8-29', '#ffd9a8', 3, 'opacity=".9"'),
      ) +
      stroke('M128 306h.1M108 316h.1M92 312h.1M74 324h.1M60 320h.1M44 334h.1M196 304h.1', '#6b4568', 8, 'opacity=".8"') +
      snow(350, canvas.down('#c98f98', mood.near), 14) +
      snow(378, mood.deep, -6) +
      flakes(brush, 16, [36, 60, 264, 330], '#fff3e3', 2.4)
    )
  }),
]
