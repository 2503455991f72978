import { studio, type Cover } from '../cover.ts'
import { anvil, flame, hammer, sparks } from '../motifs/forge.ts'
import { polygon } from '../motifs/line.ts'
import { coral, fish } from '../motifs/sealife.ts'
import { flakes, halo } from '../motifs/sky.ts'
import { bubbles, floor, wave } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, mirrored, path, stroke } from '../svg.ts'

const coralforge = studio('coralforge')

export const coralforgeSlotsForge: readonly Cover[] = [
  coralforge('anvil-and-coral', moods.quench, (brush) => {
    const { canvas, mood } = brush
    const ember = canvas.down('#ffe0a8', '#ff8a4d@.5', '#b8402a')
    return (
      halo(brush, 150, 190, 170, mood.accent, 0.6) +
      path('M0 300L54 268L110 296H200L250 264L300 290V400H0Z', mood.mid) +
      coral(84, 312, 1.25, '#a83f35', 11) +
      coral(226, 314, 1.35, '#a83f35', 11) +
      at(146, 262, anvil(canvas.down('#5f8a8c', '#2a4a50@.4', '#12262c'), mood.deep, mood.light), { scale: 1.02 }) +
      halo(brush, 140, 212, 60, '#ffb04a', 0.95) +
      coral(140, 222, 1.15, ember, 10) +
      sparks(140, 186, 1.25, '#ffd08a') +
      path('M0 330L80 318L160 332L240 316L300 328V400H0Z', mood.near) +
      coral(52, 366, 0.6, '#ff8a4d', 11) +
      coral(256, 364, 0.66, '#ff8a4d', 11) +
      path('M0 362L90 352L180 364L300 350V400H0Z', mood.deep) +
      bubbles(
        [
          [250, 150, 5],
          [242, 128, 3.5],
          [58, 160, 4],
        ],
        mood.light,
      )
    )
  }),
  coralforge('ember-reef', moods.coral, (brush) => {
    const { canvas, mood } = brush
    const hot = canvas.down('#fff0c9', '#ff9c5c@.3', '#c9325a@.75', '#5d1f4a')
    return (
      halo(brush, 150, 250, 190, '#ff7a4d', 0.75) +
      coral(60, 330, 1.5, mood.far, 10) +
      coral(246, 330, 1.7, mood.far, 10) +
      floor(320, mood.mid) +
      fish(80, 122, 0.5, mood.near) +
      fish(114, 142, 0.38, mood.near) +
      fish(62, 152, 0.34, mood.near) +
      fish(236, 96, 0.4, mood.near, true) +
      coral(152, 348, 2.35, hot, 9) +
      stroke('M152 124h.1M232 136h.1M264 138h.1M34 160h.1M72 180h.1M118 132h.1', '#fffbe0', 13, 'opacity=".9"') +
      coral(92, 366, 0.9, '#ff6f91', 11) +
      coral(222, 368, 0.8, '#ffb38a', 11) +
      floor(354, mood.near, 10) +
      floor(376, mood.deep, 6) +
      flakes(brush, 20, [40, 40, 260, 300], '#ffcf9a', 2.6)
    )
  }),
  coralforge('tide-hammer', moods.quench, (brush) => {
    const { canvas, mood } = brush
    const curl = 'M-170 150V40C-150-10-112-44-66-42C-34-40-18-16-26 6C-32 22-50 24-58 14C-60 44-40 70 0 78V150Z'
    return (
      halo(brush, 150, 130, 150, mood.accent, 0.75) +
      path(
        polygon([
          [150, 120],
          [40, 0],
          [90, 0],
        ]) +
          polygon([
            [150, 120],
            [210, 0],
            [260, 0],
          ]),
        `${mood.light}`,
        'opacity=".12"',
      ) +
      at(
        150,
        134,
        hammer(canvas.down('#c6dcd8', '#5f7f83@.45', '#1f3a40'), mood.deep, canvas.across('#c98d5a', '#5a3420'), '#ffffff', 190),
        { scale: 1.15 },
      ) +
      path('M0-16L11 0L0 16L-11 0Z', '#ff8a4d', 'transform="translate(146 134)scale(1.3)"') +
      sparks(150, 92, 1.1, '#ffb87a') +
      at(
        150,
        250,
        mirrored(
          path(curl, canvas.down('#7fe0d0', '#2f8f88@.35', mood.near)) +
            stroke('M-170 40C-150-10-112-44-66-42C-34-40-18-16-26 6C-32 22-50 24-58 14C-60 44-40 70 0 78', mood.light, 4) +
            stroke('M-160 70C-140 24-112-14-76-18M-150 104C-130 60-110 30-84 22', mood.second, 2.5, 'opacity=".6"'),
        ),
      ) +
      wave(330, 7, 140, 30, mood.near) +
      wave(360, 6, 110, 70, mood.deep)
    )
  }),
  coralforge('magma-turtle', moods.forge, (brush) => {
    const { canvas, mood } = brush
    const lava = canvas.glow('#fff3c4', '#ffa63d@.55', '#e03f1e')
    const plate = canvas.slant('#6b3038', '#2a0f18')
    const skin = canvas.slant('#f08a4d', '#8f2f2a')
    return (
      wave(90, 5, 120, 10, mood.mid, 'opacity=".35"') +
      wave(300, 6, 150, 60, mood.near, 'opacity=".5"') +
      halo(brush, 150, 204, 190, '#ff6a2a', 0.8) +
      at(
        150,
        204,
        mirrored(path('M48-62C86-96 124-92 136-50C118-54 92-44 70-26ZM56 62C78 74 92 96 86 122C66 118 46 100 38 82Z', skin)) +
          path('M-14 104L0 138L14 104Z', skin) +
          path('M-22-88C-26-128-14-142 0-142S26-128 22-88Z', skin) +
          mirrored(circle(13, -122, 4.5, '#ffd98a')) +
          path('M0-100C58-100 86-54 82 6C78 66 42 108 0 112C-42 108-78 66-82 6C-86-54-58-100 0-100Z', lava) +
          path('M0-44L32-26V14L0 34L-32 14V-26ZM0 44L28 28L38 60L0 92L-38 60L-28 28ZM0-54L-30-70L-18-90H18L30-70Z', plate) +
          mirrored(path('M40-24L72-38L74 8L40 14ZM38-64L60-72L70-50L38-36L34-44ZM38 24L72 18L56 62L46 56Z', plate)) +
          path(
            'M0-100C58-100 86-54 82 6C78 66 42 108 0 112C-42 108-78 66-82 6C-86-54-58-100 0-100Z',
            'none',
            `stroke="#36111b" stroke-width="9"`,
          ) +
          stroke('M-80-10C-80-58-52-98 0-100', '#ffd98a', 3, 'opacity=".8"') +
          stroke('M-30-26L0-44M-38 60L-28 30M-70-34L-42-24', '#ff9d6b', 2.5, 'opacity=".7"'),
        { turn: 18, scale: 1.08 },
      ) +
      flakes(brush, 24, [36, 40, 264, 370], '#ffc46b', 2.6)
    )
  }),
  coralforge('furnace-gate', moods.ash, (brush) => {
    const { canvas, mood } = brush
    const stone = canvas.across('#77636a', '#34323f@.6', '#20222d')
    return (
      halo(brush, 150, 230, 200, '#ff7043', 0.85) +
      path('M0 60L40 40L62 90V400H0ZM300 60L260 40L238 90V400H300Z', mood.mid) +
      path('M96 330V168L150 112L204 168V330Z', canvas.down('#ffb04a', '#ff7a2f@.5', '#c9321e')) +
      flame(120, 332, 1.2, '#ff6a2a', '#ffcf70') +
      flame(182, 332, 1.3, '#ff6a2a', '#ffcf70') +
      flame(150, 334, 2, '#ffa23d', '#fff3c4') +
      path('M52 330V150L70 132L96 168V330ZM248 330V150L230 132L204 168V330Z', stone) +
      path('M70 132L150 52L230 132L204 168L150 112L96 168Z', canvas.down('#8f7a80', '#3a3845')) +
      stroke('M70 132L150 52L230 132', mood.light, 2.5, 'opacity=".7"') +
      stroke('M96 330V168L150 112L204 168V330', '#ffcf8a', 3.5) +
      path('M150 70L168 90L150 110L132 90Z', '#ff8a4d') +
      path('M150 78L160 90L150 102L140 90Z', '#fff0c9') +
      stroke('M52 196H96M52 240H96M52 284H96M204 196H248M204 240H248M204 284H248', mood.deep, 3, 'opacity=".7"') +
      path('M72 330H228V344H72Z', '#77525a') +
      path('M56 344H244V360H56Z', '#54404c') +
      path('M38 360H262V400H38Z', '#34323f') +
      path('M96 330H204L228 400H72Z', canvas.down('#ffa23d/.7', '#ff7043/0')) +
      flakes(brush, 18, [80, 40, 220, 150], '#ffb87a', 2.8)
    )
  }),
]
