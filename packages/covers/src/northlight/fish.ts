import { studio, type Cover } from '../cover.ts'
import { floe, snow } from '../motifs/north.ts'
import { fish } from '../motifs/sealife.ts'
import { flakes, halo, moon, ridge } from '../motifs/sky.ts'
import { bubbles, floor, wave, weed } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, group, path, rect, stroke } from '../svg.ts'

const northlight = studio('northlight')

export const northlightFish: readonly Cover[] = [
  northlight('under-the-ice', moods.frost, (brush) => {
    const { canvas, mood } = brush
    const pike = 'M-92 4C-60-32 0-38 54-22C76-16 100-4 122 6C104 16 80 22 54 24C0 34-60 30-92 4Z'
    return (
      ridge(brush, 122, 50, 3, mood.mid) +
      rect(0, 150, 300, 250, canvas.down('#3fa8c8', '#155a80@.4', '#06182a')) +
      path('M0 120C70 112 110 118 140 118H160C200 118 250 112 300 120V160H168L162 152H138L132 160H0Z', canvas.down('#ffffff', '#a8dcec')) +
      path('M0 160H132L138 152H162L168 160H300V166C240 176 200 166 168 172L160 178H140L132 172C90 166 60 176 0 166Z', '#5fb4d0') +
      path('M136 172L70 400H230L164 172Z', canvas.down(`${mood.light}/.45`, `${mood.light}/0`)) +
      path('M206 118L236 70L266 118Z', canvas.across('#ff9f6b', '#b8423a')) +
      path('M228 118L236 92L244 118Z', '#ffe9a8') +
      at(
        120,
        96,
        path('M-12 22C-14 4-8-6 2-6C12-6 16 4 14 22Z', '#1a3a5c') +
          circle(2, -13, 8, '#1a3a5c') +
          path('M-7-15C-6-24 10-24 11-15Z', '#d9486a'),
      ) +
      stroke('M130 98L152 78V232', '#ffffff', 1.5, 'opacity=".9"') +
      stroke('M122 102L153 77', '#5a3a2c', 3) +
      path('M152 232C152 242 160 242 159 234', 'none', 'stroke="#ffffff" stroke-width="2"') +
      circle(152, 230, 4.5, '#ff6f6f') +
      at(
        138,
        296,
        path('M-84 4L-124-26C-112-6-114 18-126 40Z', '#2b7a8a') +
          path(
            'M-34 26C-36 44-48 54-62 56C-56 44-52 34-52 24ZM-40-30C-44-46-58-54-70-54C-64-42-60-32-58-22ZM30 24C28 38 18 48 6 50C10 40 12 32 12 26Z',
            '#2b7a8a',
          ) +
          path(pike, canvas.down('#8fe0c8', '#2f8f88@.5', '#d9f6ff')) +
          stroke('M-40-8h10M-14-14h10M12-12h10M36-8h10M-26 6h10M0 2h10M26 4h10', '#f6fdff', 4, 'opacity=".75"') +
          circle(84, -4, 6, '#fff6cf') +
          circle(85, -4, 3, mood.deep) +
          stroke('M88 12L122 6', mood.deep, 2.4) +
          stroke('M-92 4C-60-32 0-38 54-22', '#ffffff', 2.5, 'opacity=".6"'),
        { turn: -8 },
      ) +
      fish(62, 222, 0.3, '#0f4060') +
      fish(88, 240, 0.26, '#0f4060') +
      fish(238, 214, 0.3, '#0f4060', true) +
      weed(40, 400, 80, 10, mood.deep) +
      weed(258, 400, 100, -12, mood.deep) +
      bubbles(
        [
          [270, 284, 4],
          [264, 262, 6],
          [258, 238, 3],
        ],
        mood.light,
      ) +
      flakes(brush, 14, [36, 30, 264, 116], '#ffffff', 2.4)
    )
  }),
  northlight('narwhal-run', moods.polar, (brush) => {
    const { canvas, mood } = brush
    const body =
      'M-92-2C-80-40-30-54 14-40C54-26 82 4 98 42C112 36 128 40 140 52C128 58 116 62 108 62C110 76 106 90 96 100C88 88 84 72 84 58C56 42 22 46-20 44C-62 42-98 24-92-2Z'
    return (
      moon(brush, 76, 92, 34) +
      ridge(brush, 286, 70, 4, mood.far) +
      wave(280, 4, 140, 20, canvas.down('#7fb0f0', mood.mid)) +
      at(
        164,
        196,
        path('M-84-22L-180-84L-78-8Z', canvas.across('#ffffff', '#c9b8f0')) +
          stroke('M-160-70L-164-76M-144-59L-150-68M-128-48L-136-59M-112-36L-121-50M-98-26L-106-41', '#8d7fc8', 2) +
          path(body, canvas.down('#b8d0f8', '#5a7fc8@.5', '#24407f')) +
          group(
            canvas.clip(path(body, '#fff')),
            path('M-100 14C-60 22-10 20 40 30C60 34 80 46 96 60V110H-100Z', '#eaf2ff', 'opacity=".85"'),
            stroke(
              'M-30-30h.1M-8-34h.1M14-28h.1M-16-20h.1M36-14h.1M6-14h.1M54 4h.1M30 4h.1M70 22h.1M-42-18h.1',
              '#1b3570',
              8,
              'opacity=".55"',
            ),
          ) +
          path('M-34 36C-40 58-28 78-8 84C-2 66-6 48-14 38Z', '#2f4f9a') +
          circle(-62, -4, 4, mood.deep) +
          circle(-63, -5, 1.3, '#ffffff') +
          stroke('M-88 12C-78 18-68 18-60 14', mood.deep, 2) +
          stroke('M-92-2C-80-40-30-54 14-40C54-26 82 4 98 42', '#ffffff', 3, 'opacity=".75"'),
        { turn: 14, scale: 1.02 },
      ) +
      path('M196 330C200 300 214 286 226 290C230 272 250 270 252 286C266 280 280 292 276 310L284 336Z', '#ffffff', 'opacity=".9"') +
      stroke('M196 290l-8-14M214 274l-2-14M262 268l8-12M282 288l12-8', '#ffffff', 4) +
      wave(318, 6, 130, 70, canvas.down('#5f90da', mood.near)) +
      floe(
        [
          [26, 336],
          [86, 328],
          [118, 340],
          [84, 354],
          [34, 352],
        ],
        8,
        '#f6fbff',
        '#6fa3e0',
      ) +
      wave(362, 5, 150, 10, mood.near) +
      snow(392, mood.deep, 4) +
      ellipse(230, 350, 40, 5, '#ffffff', 'opacity=".35"')
    )
  }),
  northlight('lanternfish-alley', moods.lagoon, (brush) => {
    const { canvas, mood } = brush
    const body = 'M-96 10C-98-40-54-78 0-74C50-70 86-34 104-4C92 40 40 74-14 66C-40 62-58 54-70 44L-40 26L-84 32C-92 26-96 18-96 10Z'
    return (
      path('M0 0H300V400H0Z', canvas.down(`${mood.deep}/.96`, `${mood.mid}@.6/.9`, `${mood.deep}/.9`)) +
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
]
