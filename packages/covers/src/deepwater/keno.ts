import { studio, type Cover } from '../cover.ts'
import { kenoBall } from '../motifs/cards.ts'
import { arcPoints } from '../motifs/line.ts'
import { bell, starfish } from '../motifs/sealife.ts'
import { halo } from '../motifs/sky.ts'
import { bubbles, floor, wave, weed } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { circle, ellipse, path, rect, stroke } from '../svg.ts'

const deepwater = studio('deepwater')

export const deepwaterKeno: readonly Cover[] = [
  deepwater('pearl-draw', moods.dusk, (brush) => {
    const { canvas, mood } = brush
    const pearl = (x: number, y: number, r: number) =>
      circle(x, y, r, canvas.ball('#ffffff', '#ffe3e3@.4', '#b5739a')) +
      circle(x, y, r * 0.48, 'none', 'stroke="#8a4a78" stroke-width="1.4" opacity=".6"')
    const strand = arcPoints(150, 92, 112, 168, 12, 11).map(
      ([x, y], index) => [x, y + (index - 5 === 0 ? 6 : 0), 10 + (5 - Math.abs(index - 5)) * 2.1] as const,
    )
    return (
      halo(brush, 150, 220, 150, mood.accent, 0.6) +
      floor(336, mood.mid) +
      ellipse(150, 304, 96, 20, '#5d2a55') +
      path('M54 304C80 330 220 330 246 304C244 346 204 372 150 372S56 346 54 304Z', canvas.down('#ffb3ac', '#b0557a@.5', '#5d2a55')) +
      stroke('M150 324V370M114 322L124 368M186 322L176 368M82 316L98 356M218 316L202 356', mood.light, 2, 'opacity=".4"') +
      stroke('M54 304C80 330 220 330 246 304', mood.light, 3) +
      stroke('M40 0C30 60 36 100 44 118M260 0C270 60 264 100 256 118', mood.light, 2, 'opacity=".6"') +
      strand.map(([x, y, r]) => pearl(x, y, r)).join('') +
      halo(brush, 150, 206, 70, '#ffffff', 0.7) +
      pearl(150, 206, 26) +
      floor(362, mood.deep, 6) +
      bubbles(
        [
          [84, 244, 4],
          [92, 228, 3],
          [218, 252, 5],
        ],
        mood.light,
      )
    )
  }),
  deepwater('tidepool-keno', moods.lagoon, (brush) => {
    const { canvas, mood } = brush
    return (
      rect(0, 0, 300, 400, canvas.slant('#32505a', mood.deep)) +
      path(
        'M70 60C120 34 190 40 234 78C270 112 262 160 270 206C278 258 258 322 208 346C160 366 96 362 58 326C26 294 36 244 30 200C24 150 34 84 70 60Z',
        '#0a2a30',
      ) +
      path(
        'M80 74C124 50 184 56 224 90C254 120 248 164 256 206C262 252 246 308 202 330C160 348 104 346 70 312C42 284 50 240 44 200C38 156 44 96 80 74Z',
        canvas.slant('#7ff0df', '#1fa39b@.45', '#07485a'),
      ) +
      path(
        'M60 190C90 172 120 204 156 188S222 172 250 190M64 262C96 246 132 276 164 260S226 250 244 262M84 122C116 106 150 132 178 118S214 110 228 118',
        'none',
        `stroke="${mood.light}" stroke-width="2.5" opacity=".5" stroke-linecap="round"`,
      ) +
      [
        [112, 130, 0],
        [190, 140, 1],
        [140, 196, 1],
        [214, 214, 0],
        [84, 232, 0],
        [158, 282, 1],
      ]
        .map(([x = 0, y = 0, lit]) => ellipse(x + 6, y + 10, 24, 20, mood.deep, 'opacity=".3"') + kenoBall(brush, x, y, 25, lit === 1))
        .join('') +
      starfish(222, 302, 1.2, '#ff8a6b', '#ffe3d0') +
      starfish(66, 84, 0.7, '#ffc38a', '#8a4a2c') +
      [
        [252, 108, 16],
        [34, 300, 20],
        [40, 140, 12],
        [262, 250, 14],
        [120, 352, 16],
        [180, 48, 12],
      ]
        .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r * 1.2, r, canvas.slant('#4b6b72', '#0d2228')))
        .join('') +
      weed(96, 378, 60, 12, '#1d8f78') +
      weed(112, 384, 44, -8, '#2fb38a')
    )
  }),
  deepwater('harbour-bell-keno', moods.midnight, (brush) => {
    const { canvas, mood } = brush
    return (
      halo(brush, 150, 160, 170, mood.accent, 0.6) +
      [86, 116, 146]
        .map((r, index) =>
          circle(150, 168, r, 'none', `stroke="${mood.accent}" stroke-width="2" opacity="${['.5', '.3', '.15'][index] ?? ''}"`),
        )
        .join('') +
      path('M52 56H248V72H52Z', canvas.across('#8a5a36', '#4a2c20')) +
      path('M60 72H78V330H60ZM222 72H240V330H222Z', mood.near) +
      path('M78 110L116 72H98L78 92ZM222 110L184 72H202L222 92Z', mood.near) +
      bell(150, 92, 1.15, canvas.across('#fff0bf', '#e8aa45@.4', '#7a4420'), '#5a2f18', '#fff7dd') +
      wave(316, 6, 150, 30, canvas.down(mood.far, mood.near)) +
      [
        [84, 286, 19, 0],
        [122, 300, 20, 0],
        [164, 292, 22, 1],
        [206, 304, 19, 0],
        [238, 282, 15, 0],
        [52, 312, 14, 0],
      ]
        .map(
          ([x = 0, y = 0, r = 0, lit]) => (lit === 1 ? halo(brush, x, y, 46, mood.accent, 0.8) : '') + kenoBall(brush, x, y, r, lit === 1),
        )
        .join('') +
      wave(332, 5, 120, 70, mood.mid, 'opacity=".92"') +
      wave(356, 6, 170, 10, mood.near) +
      wave(378, 4, 120, 50, mood.deep)
    )
  }),
]
