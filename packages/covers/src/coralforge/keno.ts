import { studio, type Cover } from '../cover.ts'
import { kenoBall } from '../motifs/cards.ts'
import { flakes, halo } from '../motifs/sky.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, group, path, stroke } from '../svg.ts'

const coralforge = studio('coralforge')

export const coralforgeKeno: readonly Cover[] = [
  coralforge('ember-keno', moods.forge, (brush) => {
    const { canvas, mood } = brush
    const coal = (x: number, y: number, lit: boolean) =>
      lit
        ? halo(brush, x, y, 44, mood.accent, 0.8) +
          circle(x, y, 23, canvas.ball('#fff8dc', '#ffb04a@.45', '#e0431f')) +
          circle(x, y, 10, '#fff6d5')
        : circle(x, y, 23, canvas.ball('#8a4a44', '#3a1a20@.5', '#12070c')) +
          circle(x, y, 10, mood.accent, 'opacity=".55"') +
          circle(x, y, 6.5, '#1c0a0e')
    const rows: readonly (readonly [number, readonly number[], number])[] = [
      [236, [82, 128, 174, 220], 2],
      [196, [105, 151, 197], 0],
      [157, [128, 174], 1],
      [118, [151], 0],
    ]
    return (
      halo(brush, 150, 220, 190, '#ff7a2f', 0.85) +
      path('M0 300L60 262L110 292L190 270L240 296L300 264V400H0Z', mood.mid) +
      rows.map(([y, xs, lit]) => xs.map((x, index) => coal(x, y, index === lit)).join('')).join('') +
      // the brazier
      path('M44 244H256L226 312H74Z', canvas.down('#5d3a38', '#1d0d12')) +
      path('M44 244H256L252 254H48Z', '#ffb65c') +
      path('M100 266L120 298H80ZM150 266L170 298H130ZM200 266L220 298H180Z', canvas.down('#ffd98a', '#ff5a2a')) +
      path('M92 312H114L96 372H76ZM186 312H208L224 372H204ZM144 312H156V372H144Z', mood.deep) +
      ellipse(150, 374, 130, 12, '#ff7a2f', 'opacity=".25"') +
      group('', flakes(brush, 14, [70, 40, 230, 130], '#ffd08a', 3), flakes(brush, 12, [60, 40, 240, 200], mood.accent, 2)) +
      stroke('M112 92C104 80 118 70 110 56M196 104C206 90 192 80 202 62', mood.second, 2.5, 'opacity=".6"')
    )
  }),
  coralforge('bellows-keno', moods.brass, (brush) => {
    const { canvas, mood } = brush
    return (
      halo(brush, 206, 120, 150, '#ffb65c', 0.8) +
      path('M0 330L80 318L150 330L220 316L300 328V400H0Z', mood.near) +
      at(
        118,
        256,
        path('M-106-46Q-132 0-106 46L66 12V-12Z', canvas.across('#5a2a1c', '#8f4a2c')) +
          stroke('M66-6L-112-30M66 0L-120 0M66 6L-112 30M66-3L-118-15M66 3L-118 15', '#2f1810', 3.5, 'opacity=".7"') +
          path(
            'M-152-64L-104-54L70-18V-6L-106-40L-152-50ZM-152 64L-104 54L70 18V6L-106 40L-152 50Z',
            canvas.across('#f0c080', '#a8683a@.5', '#6b3a20'),
          ) +
          stroke('M-152-64L-104-54L70-18', '#fff3d0', 2.4, 'opacity=".85"') +
          stroke('M-84-45h.1M-40-36h.1M4-26h.1M46-18h.1M-84 45h.1M-40 36h.1M4 26h.1M46 18h.1', '#5a2a1c', 5) +
          path('M60-22H78L92-12L142-7V7L92 12L78 22H60Z', canvas.down('#fff0c4', '#d99a42@.4', '#6b3a1c')) +
          stroke('M92-12V12M130-8V8', '#6b3a1c', 2.5),
        { turn: -50, scale: 0.86 },
      ) +
      stroke(
        'M212 148C214 120 198 104 204 76M220 150C238 132 232 104 246 92M206 152C186 136 176 116 158 110',
        mood.light,
        2,
        'opacity=".4"',
      ) +
      halo(brush, 210, 134, 56, '#ffcf70', 0.9) +
      [
        [210, 138, 16, 1],
        [178, 118, 16, 0],
        [240, 112, 16, 0],
        [206, 92, 17, 0],
        [150, 88, 15, 0],
        [240, 70, 15, 0],
        [184, 58, 16, 1],
        [118, 112, 12, 0],
        [142, 48, 12, 0],
        [222, 40, 12, 0],
      ]
        .map(([x = 0, y = 0, r = 0, lit]) => kenoBall(brush, x, y, r, lit === 1))
        .join('') +
      path('M0 362L80 350L150 360L220 348L300 360V400H0Z', mood.deep) +
      flakes(brush, 16, [60, 40, 240, 180], mood.light, 2.4)
    )
  }),
]
