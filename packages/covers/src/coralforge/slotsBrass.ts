import { studio, type Cover } from '../cover.ts'
import { smooth, taper, type Point } from '../motifs/line.ts'
import { flakes, halo } from '../motifs/sky.ts'
import { moods } from '../palette.ts'
import { at, circle, group, path, stroke } from '../svg.ts'

const coralforge = studio('coralforge')

export const coralforgeSlotsBrass: readonly Cover[] = [
  coralforge('smugglers-key', moods.brass, (brush) => {
    const { canvas, mood } = brush
    const brass = canvas.slant('#fff3c4', '#f0b24a@.4', '#7a4420')
    return (
      stroke('M60 0V400M120 0V400M180 0V400M240 0V400', mood.deep, 3, 'opacity=".55"') +
      path('M0 84H300V104H0ZM0 300H300V320H0Z', mood.near) +
      stroke('M30 94h.1M90 94h.1M210 94h.1M270 94h.1M30 310h.1M90 310h.1M210 310h.1M270 310h.1', mood.far, 8) +
      halo(brush, 150, 190, 170, '#ffcf70', 0.85) +
      path(
        'M150 100C188 100 214 128 214 160C214 184 200 202 184 212L204 306H96L116 212C100 202 86 184 86 160C86 128 112 100 150 100Z',
        mood.deep,
      ) +
      path(
        'M150 112C182 112 202 134 202 160C202 182 188 198 170 206L190 296H110L130 206C112 198 98 182 98 160C98 134 118 112 150 112Z',
        canvas.down('#fffbe0', '#ffc95c@.6', '#e0802c'),
      ) +
      at(
        150,
        196,
        path('M-7-44H7V118H-7Z', brass) +
          path('M7 66H44V82H34V92H44V108H7ZM-7 104H7L0 128Z', brass) +
          path('M-14-48H14V-38H-14ZM-11-30H11V-24H-11Z', brass) +
          path('M0-128L44-100L44-72L0-44L-44-72V-100ZM0-108L-26-92V-80L0-64L26-80V-92Z', brass, 'fill-rule="evenodd"') +
          path('M0-101L12-86L0-71L-12-86Z', canvas.slant('#ffb3b3', '#d93a4f', '#7a1430')) +
          stroke('M-44-100L0-128L44-100M-4-40V104', '#fffbe6', 2.5, 'opacity=".85"'),
        { turn: 24, scale: 1.05 },
      ) +
      flakes(brush, 18, [60, 60, 240, 340], mood.light, 2.4)
    )
  }),
  coralforge('brass-seahorse', moods.brass, (brush) => {
    const { canvas, mood } = brush
    const spine: readonly Point[] = [
      [-4, -96],
      [12, -70],
      [26, -34],
      [18, 4],
      [-4, 36],
      [-12, 72],
      [6, 104],
      [38, 106],
      [44, 80],
      [26, 74],
    ]
    const body = taper(spine, [19, 18, 27, 33, 26, 17, 12, 9, 6, 3])
    const brass = canvas.across('#fff3c4', '#f0b24a@.45', '#7a4420')
    const gear = (x: number, y: number, r: number, teeth: number, color: string) =>
      circle(
        x,
        y,
        r,
        'none',
        `stroke="${color}" stroke-width="12" stroke-linecap="butt" stroke-dasharray="${Math.round((r * Math.PI * 100) / teeth) / 100}"`,
      ) +
      circle(x, y, r - 11, 'none', `stroke="${color}" stroke-width="12"`) +
      circle(x, y, r * 0.3, 'none', `stroke="${color}" stroke-width="7"`)
    return (
      halo(brush, 150, 190, 180, '#ffb65c', 0.6) +
      gear(92, 138, 74, 14, mood.mid) +
      gear(232, 262, 56, 12, '#5d3d28') +
      gear(66, 290, 40, 10, mood.near) +
      at(
        150,
        186,
        path('M44-44C76-52 84-20 70 4C60 18 50 20 42 16Z', canvas.across('#ff9d4d', '#8a3f1e')) +
          stroke('M48-36L74-34M50-22L78-20M50-8L76-4M46 4L66 10', '#ffdf9e', 1.6, 'opacity=".6"') +
          path('M-10-112L-16-136L-4-124L4-142L10-124L24-132L16-106Z', brass) +
          path(
            taper(
              [
                [-4, -98],
                [-34, -88],
                [-66, -80],
              ],
              [16, 9, 9],
            ),
            brass,
          ) +
          path(body, brass) +
          group(
            canvas.clip(path(body, '#fff')),
            stroke(
              'M-20-66Q20-56 44-72M-16-44Q24-30 60-48M-16-20Q20-6 60-22M-20 4Q14 22 56 4M-34 30Q0 44 40 34M-40 52Q-8 62 26 54M-40 76Q-8 80 20 70M-20 100Q0 92 14 82M20 120L22 92',
              '#5a2f18',
              2.4,
              'opacity=".7"',
            ),
          ) +
          stroke(smooth(spine.slice(0, 7)), '#fff8dc', 5, 'opacity=".5" stroke-dasharray="0 13"') +
          circle(-10, -100, 10, '#3d2a1e') +
          circle(-10, -100, 6, mood.accent) +
          circle(-12, -102, 2, '#ffffff'),
        { scale: 1.12 },
      ) +
      path('M0 366L70 352L150 364L230 350L300 366V400H0Z', mood.deep) +
      flakes(brush, 12, [50, 60, 250, 330], mood.light, 2.2, 'opacity=".6"')
    )
  }),
]
