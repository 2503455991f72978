import { studio, type Cover } from '../cover.ts'
import { koi } from '../motifs/koi.ts'
import { halo, moon, stars } from '../motifs/sky.ts'
import { bubbles, floor, glitter, shafts, wave, weed } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, group, path, rect, stroke } from '../svg.ts'

const deepwater = studio('deepwater')

export const deepwaterSlotsNear: readonly Cover[] = [
  deepwater('moonlit-tides', moods.midnight, (brush) => {
    const { canvas, mood } = brush
    const lip = 'M-20 268C16 226 58 200 104 199C156 198 192 226 191 262C190 286 170 301 148 298C133 296 126 284 131 273'
    return (
      stars(brush, 36, 220) +
      moon(brush, 206, 126, 57) +
      wave(262, 5, 170, 20, canvas.down(`${mood.second}@0/.75`, `${mood.far}@.3`, mood.mid)) +
      glitter(brush, 236, 272, 336, 34, mood.light) +
      wave(298, 9, 210, 90, canvas.down(mood.far, mood.mid)) +
      path(`${lip}C114 288 116 314 146 330C190 350 250 336 320 312V400H-20Z`, canvas.slant('#3f9cc4', `${mood.far}@.4`, mood.near)) +
      stroke('M-10 290C24 250 62 224 104 222C140 221 166 238 167 260', mood.second, 3, 'opacity=".55"') +
      stroke('M0 318C30 276 66 250 102 248C120 248 134 256 138 264', mood.second, 2.5, 'opacity=".35"') +
      stroke('M14 346C40 308 70 282 98 278', mood.second, 2, 'opacity=".25"') +
      stroke(lip, mood.light, 5) +
      stroke('M106 208h.1M78 214h.1M160 220h.1M52 228h.1M178 240h.1M136 208h.1', mood.light, 5, 'opacity=".9"') +
      stroke('M92 224h.1M64 236h.1M148 226h.1M120 216h.1M170 258h.1', mood.second, 4, 'opacity=".7"') +
      stroke('M120 292l-7 6M129 303l-9 9M196 240l9-5M201 256l10-1M198 274l10 4', mood.light, 4) +
      wave(352, 10, 240, 150, mood.near) +
      wave(374, 8, 200, 40, mood.deep)
    )
  }),
  deepwater('pearl-diver', moods.lagoon, (brush) => {
    const { canvas, mood } = brush
    const shell = 'M-92 0C-96-42-58-78 0-80C58-78 96-42 92 0C70 12 40 16 0 16S-70 12-92 0Z'
    const ribs = 'M0 14V-78M-26 13L-44-68M26 13L44-68M-52 10L-78-46M52 10L78-46'
    return (
      shafts(brush, 150, 0.42) +
      floor(318, mood.mid) +
      halo(brush, 150, 274, 130, mood.light, 0.75) +
      weed(52, 350, 130, -14, mood.near) +
      weed(74, 356, 90, 10, mood.near) +
      weed(246, 350, 150, 12, mood.near) +
      weed(228, 356, 86, -8, mood.near) +
      at(150, 272, path(shell, canvas.down('#ffd9cd', `${mood.accent}@.5`, '#8d4a5c')) + stroke(ribs, '#8d4a5c', 2, 'opacity=".45"')) +
      at(
        150,
        300,
        path('M-96-12C-70 6-40 10 0 10S70 6 96-12C92 30 54 52 0 52S-92 30-96-12Z', canvas.down('#c47a80', '#4a2740')) +
          stroke('M-96-12C-70 6-40 10 0 10S70 6 96-12', '#ffd9cd', 3),
      ) +
      circle(150, 286, 27, canvas.ball('#ffffff', '#fff3ee@.4', '#c9b6d8')) +
      floor(362, mood.deep, 8) +
      // the diver, head down in the light
      at(
        160,
        112,
        group(
          `fill="${mood.deep}"`,
          '<path d="M-2 36C-10 30-12 14-10 0C-9-12-6-18-2-22L4-60C5-68 12-68 12-60L10-20C14-14 14-4 12 8C11 20 10 32 4 36Z"/><circle cx="1" cy="46" r="9.500"/><path d="M-8 26C-14 40-18 54-17 66C-14 68-12 67-11 64C-9 52-5 42 0 34ZM9 26C14 40 17 54 15 66C12 68 10 67 9 64C9 52 6 42 2 34Z"/><path d="M5-22L-14-50L-34-66C-40-70-44-66-40-60L-24-44L-8-10Z"/><path d="M3-58L-4-84C0-90 16-90 20-82L12-58ZM-34-58L-58-66C-60-74-50-84-42-82L-30-66Z"/>'.replace(
            '9.500',
            '9.5',
          ),
        ),
        { turn: 8, scale: 0.86 },
      ) +
      bubbles(
        [
          [180, 178, 5],
          [192, 158, 3.5],
          [186, 136, 6],
          [200, 112, 4],
          [194, 84, 7],
        ],
        mood.light,
      )
    )
  }),
  deepwater('lantern-koi', moods.kelp, (brush) => {
    const { canvas, mood } = brush
    const white = koi('#fff4e6', '#ffdcc6', 205, 50)
    const orange = koi('#f5702f', '#ffb98a', 25, -130)
    const rings = [34, 66, 108, 138]
      .map((r, index) =>
        circle(150, 206, r, 'none', `stroke="${mood.light}" stroke-width="1.5" opacity="${['.5', '.3', '.2', '.12'][index] ?? ''}"`),
      )
      .join('')
    const pad = (x: number, y: number, r: number, turn: number) =>
      at(
        x,
        y,
        circle(3, 4, r, mood.deep, 'opacity=".5"') +
          path(`M0 0L${r} -${Math.round(r * 0.3)}A${r} ${r} 0 1 0 ${r} ${Math.round(r * 0.3)}Z`, canvas.slant('#4fa878', '#1a5c44')),
        { turn },
      )
    return (
      rect(0, 0, 300, 400, canvas.glow('#3a9a72', `${mood.sky[1]}@.62`, mood.sky[0])) +
      halo(brush, 150, 206, 120, mood.accent, 0.75) +
      rings +
      white.art +
      group(canvas.clip(path(white.shape, '#fff')), white.spots('#ff6a3d')) +
      white.eyes +
      orange.art +
      group(canvas.clip(path(orange.shape, '#fff')), orange.spots('#fff0dc')) +
      orange.eyes +
      stroke(white.back + orange.back, '#ffffff', 1.5, 'opacity=".35"') +
      // the lantern's light on the water
      circle(150, 206, 25, canvas.glow('#ffffff', '#ffe9b0@.5', mood.accent)) +
      pad(62, 92, 34, 40) +
      pad(106, 70, 20, 160) +
      pad(248, 318, 36, 220) +
      pad(206, 348, 22, 20) +
      pad(54, 330, 26, 300) +
      at(
        248,
        318,
        path(
          'M0-16C7-8 7 4 0 10C-7 4-7-8 0-16ZM-14-8C-4-6 2 2 0 10C-8 10-14 2-14-8ZM14-8C4-6-2 2 0 10C8 10 14 2 14-8Z',
          canvas.down('#ffffff', '#ff9fb2'),
        ),
      )
    )
  }),
  deepwater('whale-song', moods.indigo, (brush) => {
    const { canvas, mood } = brush
    const body =
      'M-104 4C-90-26-44-46 8-41C50-37 80-20 98-5C108-16 126-26 142-25C138-12 126-1 116 4C126 12 133 26 132 38C118 33 106 20 98 9C78 18 40 36 0 38C-40 40-88 36-102 18C-106 13-107 9-104 4Z'
    const rings = [52, 84, 118, 154]
      .map((r, index) =>
        circle(
          92,
          236,
          r,
          'none',
          `stroke="${mood.accent}" stroke-width="${3 - index * 0.5}" opacity="${['.75', '.5', '.32', '.18'][index] ?? ''}"`,
        ),
      )
      .join('')
    return (
      rings +
      wave(64, 4, 150, 10, canvas.down(`${mood.sky[2]}/.4`, `${mood.sky[1]}@.5/0`)) +
      at(
        160,
        196,
        path(body, canvas.down('#8fb0f5', '#3f63bd@.5', mood.mid)) +
          group(
            canvas.clip(path(body, '#fff')),
            path('M-110 12C-80 8-60 20-40 30C0 26 50 24 96 4V60H-110Z', canvas.down('#c3d6ff', '#6c8cd0'), 'opacity=".85"'),
            stroke('M-96 22C-70 22-52 32-40 40M-84 16C-58 16-34 28-20 40M-70 13C-40 14-14 26 0 40', mood.mid, 1.6, 'opacity=".6"'),
            stroke('M-104 4C-90-26-44-46 8-41C50-37 80-20 98-5', mood.light, 4, 'opacity=".7"'),
          ) +
          path('M44-36C52-48 62-52 72-50C70-42 70-34 74-24Z', '#6f94e6') +
          path('M-46 26C-44 52-24 84 6 98C14 82 2 50-16 26Z', canvas.down('#3f63bd', '#a8c2f8')) +
          stroke('M-104 8C-84 4-66 10-54 18', mood.deep, 2.2, 'opacity=".7"') +
          circle(-58, 9, 3, mood.deep),
        { turn: -24, scale: 0.86 },
      ) +
      floor(356, mood.near, 18) +
      floor(378, mood.deep, 8) +
      bubbles(
        [
          [70, 196, 6],
          [58, 172, 4],
          [66, 146, 8],
          [54, 120, 5],
          [242, 300, 4],
          [232, 280, 6],
        ],
        mood.light,
      )
    )
  }),
  deepwater('last-lighthouse', moods.violet, (brush) => {
    const { canvas, mood } = brush
    const tower = 'M128 130H172L184 312H116Z'
    return (
      stars(brush, 44, 240) +
      path('M150 112L-20 40V150Z', canvas.across(`${mood.light}/.05`, '#ffe9a8/.75')) +
      path('M150 112L320 76V186Z', canvas.across('#ffe9a8/.75', `${mood.light}/.05`)) +
      halo(brush, 150, 112, 80, '#ffe9a8', 0.9) +
      wave(300, 5, 160, 30, mood.far) +
      path('M60 344C84 306 104 310 124 296C150 304 176 290 196 304C222 312 234 330 256 350V400H60Z', canvas.down(mood.mid, mood.deep)) +
      path(tower, canvas.across('#ffffff', '#d9c8f2@.35', '#5b4694')) +
      group(
        canvas.clip(path(tower, '#fff')),
        path('M90 170L210 158V194L90 206ZM90 244L210 232V268L90 280Z', canvas.across('#ff8f9c', '#7a2f63')),
      ) +
      path('M140 312V292A10 10 0 0 1 160 292V312Z', mood.deep) +
      rect(118, 124, 64, 8, mood.deep, 'rx="2"') +
      rect(134, 98, 32, 26, '#fff6cf') +
      stroke('M134 98V124M145 98V124M155 98V124M166 98V124', mood.deep, 2) +
      path('M128 98C132 80 142 74 150 70C158 74 168 80 172 98Z', mood.deep) +
      stroke('M150 70V58', mood.deep, 3) +
      stroke('M118 112H182M122 112V124M178 112V124', mood.deep, 2) +
      wave(344, 8, 180, 120, mood.near) +
      stroke('M70 338C86 328 104 340 122 332M196 336C212 326 228 340 246 330', mood.light, 3, 'opacity=".7"') +
      wave(370, 8, 220, 20, mood.deep)
    )
  }),
]
