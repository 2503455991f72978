import { studio, type Cover } from '../cover.ts'
import { smooth, taper, type Point } from '../motifs/line.ts'
import { flakes, halo } from '../motifs/sky.ts'
import { bubbles, floor, wave } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, group, mirrored, path, rect, stroke } from '../svg.ts'

const coralforge = studio('coralforge')

export const coralforgeFish: readonly Cover[] = [
  coralforge('crab-foundry', moods.forge, (brush) => {
    const { canvas, mood } = brush
    const plate = canvas.down('#ffb47a', '#d9502f@.45', '#6b1a20')
    return (
      halo(brush, 150, 210, 180, '#ff7a2f', 0.8) +
      path('M0 40H60V92H24V400H0ZM300 40H240V92H276V400H300Z', mood.near) +
      path('M0 318L300 302V400H0Z', mood.mid) +
      at(
        150,
        236,
        mirrored(
          stroke('M64 28L112 22L132 76M58 44L98 50L112 96M48 56L78 72L84 106', '#8f2a28', 11) +
            stroke('M62-12L96-40L92-84', '#c2452f', 17) +
            path('M92-76C66-96 66-132 92-150C90-134 94-124 104-118C104-132 112-146 128-152C142-124 130-88 100-74Z', plate) +
            stroke('M74-104C74-122 82-138 92-150', mood.light, 2.5, 'opacity=".7"'),
        ) +
          path('M-84 6C-80-40-42-58 0-58S80-40 84 6C76 44 42 62 0 62S-76 44-84 6Z', plate) +
          stroke('M-84 6C-50-8 50-8 84 6M-34-54C-44-20-44 20-34 56M34-54C44-20 44 20 34 56', '#5a141c', 3, 'opacity=".75"') +
          stroke('M-64-12h.1M-58 22h.1M64-12h.1M58 22h.1M-14-36h.1M14-36h.1M-12 34h.1M12 34h.1', '#ffe0b0', 7) +
          stroke('M-80-6C-74-40-40-56 0-56', mood.light, 4, 'opacity=".8"') +
          stroke('M-18-56V-76M18-56V-76', '#8f2a28', 7) +
          mirrored(circle(18, -80, 10, '#fff3d6') + circle(17, -80, 5, mood.deep)) +
          stroke('M-12 12Q0 20 12 12', '#4a0f18', 4),
      ) +
      path('M0 346L300 332V400H0Z', mood.deep) +
      stroke('M30 362L52 361M80 359L130 357M180 354L204 353M230 352L276 350', '#ff8a3c', 3, 'opacity=".7"') +
      flakes(brush, 20, [40, 40, 260, 300], '#ffc46b', 2.6)
    )
  }),
  coralforge('iron-harpoon', moods.quench, (brush) => {
    const { canvas, mood } = brush
    const body = 'M-92 22C-60-22-10-40 40-30L74-24L138-30L76-10C66 14 20 34-30 34Z'
    return (
      wave(80, 5, 130, 30, canvas.down('#6fe0cf/.45', '#37877f@.3/.2', `${mood.sky[1]}/0`)) +
      halo(brush, 170, 180, 150, mood.second, 0.45) +
      at(
        134,
        196,
        path('M-80 22L-124-24C-108-2-106 34-128 70Z', '#48b0b0') +
          path('M-8-36C0-74 22-90 44-92C34-70 36-50 46-30Z', '#48b0b0') +
          path('M0 30C-2 52-14 66-32 74C-30 56-30 44-28 32Z', '#48b0b0') +
          path(body, canvas.down('#7fe6e0', '#2f8f98@.5', '#eafffb@.66', '#b5f0e6')) +
          stroke('M-92 22C-60-22-10-40 40-30L138-30', mood.light, 3, 'opacity=".8"') +
          circle(52, -16, 6, '#fffbe8') +
          circle(53, -16, 3.2, mood.deep) +
          stroke('M30-22C24-12 24 0 32 12', mood.deep, 2, 'opacity=".5"'),
        { turn: -24, scale: 1.08 },
      ) +
      // the harpoon, across the whole sheet
      at(
        150,
        214,
        stroke('M-150 4C-140 40-100 30-104 58S-150 80-140 110', '#c98d5a', 3.5) +
          rect(-190, -5, 290, 10, canvas.down('#f0d2a0', '#8a5426')) +
          path('M96-8H124L176 0L124 8H96Z', canvas.down('#ffffff', '#8fa8aa@.5', '#3f5a60')) +
          path('M128-2L106-26L140-3ZM128 2L106 26L140 3Z', canvas.down('#ffb87a', '#e0602c')) +
          stroke('M60-6V6M66-6V6M72-6V6M-40-6V6M-46-6V6', mood.deep, 2.5, 'opacity=".7"') +
          stroke('M-190-4H100', '#fff3d6', 1.5, 'opacity=".8"'),
        { turn: 36, scale: 0.94 },
      ) +
      floor(346, mood.near, 16) +
      floor(374, mood.deep, 8) +
      bubbles(
        [
          [64, 260, 5],
          [54, 238, 3.5],
          [236, 96, 5],
          [246, 118, 3],
        ],
        mood.light,
      )
    )
  }),
  coralforge('lava-eel', moods.forge, (brush) => {
    const { canvas, mood } = brush
    const spine: readonly Point[] = [
      [52, 352],
      [70, 296],
      [140, 276],
      [212, 262],
      [232, 214],
      [186, 178],
      [118, 170],
      [84, 130],
      [112, 88],
      [164, 84],
    ]
    const body = taper(spine, [7, 15, 21, 24, 25, 24, 24, 24, 23, 17])
    return (
      halo(brush, 150, 330, 190, '#ff5a1e', 0.9) +
      path('M0 90L36 120L24 200L50 270L30 400H0ZM300 70L268 110L280 190L256 260L276 400H300Z', mood.near) +
      path(taper(spine, [12, 21, 28, 31, 32, 31, 31, 31, 30, 21]), canvas.down('#ff9a4d', '#c9402a')) +
      path(body, canvas.down('#6b2436', '#2a0d18')) +
      group(
        canvas.clip(path(body, '#fff')),
        stroke(smooth(spine), '#ff7a2f', 16, 'stroke-dasharray="5 17"'),
        stroke(smooth(spine), '#ffd98a', 5, 'stroke-dasharray="5 17"'),
      ) +
      path('M148 66C176 56 208 62 222 78L196 82L222 92C204 108 172 110 150 104Z', canvas.down('#7a2c38', '#34101c')) +
      path('M196 82L222 78L218 84L222 92ZM176 82H204L222 78', '#ffcf70') +
      circle(178, 74, 5, '#ffe9a8') +
      circle(179, 74, 2.4, mood.deep) +
      stroke('M150 64C176 55 206 61 222 77', '#ffb65c', 2.5) +
      wave(330, 6, 110, 20, canvas.down('#ffd05c', '#ff6a1e@.3', '#b02418')) +
      wave(352, 5, 90, 60, canvas.down('#ff8a2c', '#a01f18@.5', '#4a0f16')) +
      ellipse(52, 334, 22, 6, '#fff3c4', 'opacity=".8"') +
      wave(380, 4, 120, 0, mood.deep) +
      flakes(brush, 22, [40, 40, 260, 320], '#ffc46b', 2.8)
    )
  }),
]
