import { studio, type Cover } from '../cover.ts'
import { crystal } from '../motifs/forge.ts'
import { polygon } from '../motifs/line.ts'
import { pine, snow } from '../motifs/north.ts'
import { flakes, halo, ridge } from '../motifs/sky.ts'
import { moods } from '../palette.ts'
import { at, circle, path, rect, stroke } from '../svg.ts'

const northlight = studio('northlight')

export const northlightSlotsIce: readonly Cover[] = [
  northlight('polar-compass', moods.polar, (brush) => {
    const { canvas, mood } = brush
    const point = (length: number, half: number, bright: string, dim: string) =>
      path(`M0 0L-${half}-${half}L0-${length}Z`, bright) + path(`M0 0L${half}-${half}L0-${length}Z`, dim)
    const rose = (length: number, half: number, bright: string, dim: string, from: number) =>
      [0, 90, 180, 270].map((turn) => at(0, 0, point(length, half, bright, dim), { turn: from + turn })).join('')
    return (
      ridge(brush, 344, 100, 4, mood.far) +
      halo(brush, 150, 196, 160, mood.accent, 0.6) +
      at(
        150,
        196,
        circle(0, 0, 116, mood.deep, 'opacity=".55"') +
          circle(0, 0, 116, 'none', `stroke="${canvas.slant('#ffffff', mood.accent, mood.far)}" stroke-width="7"`) +
          circle(
            0,
            0,
            101,
            'none',
            `stroke="${mood.light}" stroke-width="7" stroke-linecap="butt" stroke-dasharray="1.5 11.72" opacity=".75"`,
          ) +
          circle(0, 0, 74, 'none', `stroke="${mood.light}" stroke-width="1.2" opacity=".5"`) +
          rose(70, 9, mood.second, '#6f5cc0', 45) +
          rose(100, 15, '#ffffff', '#7fa6e0', 0) +
          path('M0 0L-15-15L0-100Z', '#ff9fae') +
          path('M0 0L15-15L0-100Z', '#d9486a') +
          circle(0, 0, 9, mood.deep) +
          circle(0, 0, 5, mood.accent) +
          stroke('M-84-62A104 104 0 0 1-30-99', '#ffffff', 4, 'opacity=".6"'),
        { turn: 12 },
      ) +
      snow(350, canvas.down('#dfeeff', '#5388cd'), 8) +
      snow(376, mood.near, 8) +
      flakes(brush, 14, [40, 300, 260, 390], '#ffffff', 2.4)
    )
  }),
  northlight('glacier-heart', moods.frost, (brush) => {
    const { canvas, mood } = brush
    const tones: readonly [string, string, string] = ['#a6dcee', '#3f86a8', '#eafaff']
    const dim: readonly [string, string, string] = ['#4d8aa4', '#1f5675', '#8cc8da']
    return (
      [
        [30, 360, 60, 230, -6],
        [270, 360, 56, 260, 6],
        [76, 366, 46, 150, -12],
        [228, 366, 48, 160, 10],
      ]
        .map(([x = 0, y = 0, w = 0, h = 0, turn = 0]) => crystal(x, y, w, h, dim, turn))
        .join('') +
      halo(brush, 150, 196, 170, '#d9fbff', 0.8) +
      at(
        150,
        200,
        path(
          'M0-56L40-92L84-84L106-40L92 14L48 66L0 112L-48 66L-92 14L-106-40L-84-84L-40-92Z',
          canvas.slant('#ffffff', '#7fdcf5@.4', '#2b7fb8'),
        ) +
          path('M0-56L40-92L44-44L0 0ZM44-44L84-84L106-40L92 14Z', '#ffffff', 'opacity=".55"') +
          path('M0-56L-40-92L-84-84L-44-44Z', '#ffffff', 'opacity=".75"') +
          path('M0 0L44-44L92 14L48 66Z', '#1f6fae', 'opacity=".35"') +
          path('M0 0L48 66L0 112Z', '#0d4f86', 'opacity=".5"') +
          path('M0 0L-48 66L0 112Z', '#3fa0d0', 'opacity=".45"') +
          path('M-44-44L-92 14L-106-40L-84-84Z', '#bdf0ff', 'opacity=".5"') +
          stroke(
            'M0-56V112M0 0L-44-44L-84-84M0 0L44-44L84-84M-44-44L-92 14M44-44L92 14M0 0L-48 66M0 0L48 66M-44-44L0-56L44-44',
            '#ffffff',
            1.6,
            'opacity=".7"',
          ) +
          path(
            polygon([
              [0, -18],
              [14, 0],
              [0, 26],
              [-14, 0],
            ]),
            canvas.down('#ffffff', '#ff9fc0'),
          ) +
          halo(brush, 0, 2, 46, '#ffc2dc', 0.9),
      ) +
      [
        [110, 368, 34, 74, -8],
        [192, 368, 36, 82, 8],
        [150, 374, 30, 56, 0],
        [54, 378, 32, 64, -4],
        [248, 378, 32, 60, 4],
      ]
        .map(([x = 0, y = 0, w = 0, h = 0, turn = 0]) => crystal(x, y, w, h, tones, turn))
        .join('') +
      snow(374, mood.deep, 6) +
      flakes(brush, 20, [40, 40, 260, 340], '#ffffff', 2.6)
    )
  }),
  northlight('last-cabin', moods.aurora, (brush) => {
    const { canvas, mood } = brush
    return (
      ridge(brush, 290, 110, 3, mood.far) +
      [20, 46, 74, 228, 254, 282].map((x, index) => pine(x, 320, 150 - ((index * 53) % 60), mood.near)).join('') +
      stroke('M192 164C186 140 206 130 198 108C192 92 210 84 206 64', mood.light, 9, 'opacity=".22"') +
      halo(brush, 140, 276, 130, '#ffb65c', 0.8) +
      rect(182, 164, 20, 50, '#3a2a2c') +
      path('M76 230H216V322H76Z', canvas.across('#6b4034', '#3a2428')) +
      stroke('M76 248H216M76 266H216M76 284H216M76 302H216', '#24161c', 2.5, 'opacity=".7"') +
      path('M76 232L146 162L216 232Z', '#54342f') +
      path('M54 236L146 142L238 236L226 246L146 168L66 246Z', canvas.down('#ffffff', '#b5dfe4')) +
      path('M178 158H206V168C198 164 188 172 178 168Z', '#ffffff') +
      path('M94 258H126V292H94Z', '#ffe08a') +
      path('M166 258H198V292H166Z', '#ffe08a') +
      stroke('M110 258V292M94 275H126M182 258V292M166 275H198', '#4a2c28', 3) +
      path('M136 322V272H158V322Z', '#24161c') +
      circle(146, 204, 11, '#ffe08a') +
      stroke('M146 193V215M135 204H157', '#4a2c28', 2.5) +
      snow(320, canvas.down('#e6fbff', '#3f8f98'), 7) +
      path('M94 326L70 392H126L128 326ZM166 326L168 392H226L198 326Z', '#ffd070', 'opacity=".4"') +
      pine(262, 372, 92, mood.deep) +
      pine(38, 380, 74, mood.deep) +
      snow(376, mood.deep, 6) +
      flakes(brush, 26, [36, 60, 264, 340], '#ffffff', 2.6)
    )
  }),
]
