import { studio, type Cover } from '../cover.ts'
import { taper, type Point } from '../motifs/line.ts'
import { pine, snow } from '../motifs/north.ts'
import { halo, ridge } from '../motifs/sky.ts'
import { glitter, wave } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, path, stroke } from '../svg.ts'

const northlight = studio('northlight')

/** The curve of a crash game, from the lower left: slow, then steep. */
const curve: readonly Point[] = [
  [10, 312],
  [70, 304],
  [120, 282],
  [160, 246],
  [190, 200],
  [210, 150],
  [222, 104],
]

export const northlightCrash: readonly Cover[] = [
  northlight('comet-line', moods.magenta, (brush) => {
    const { canvas, mood } = brush
    return (
      path(taper(curve, [0.5, 3, 7, 12, 17, 22, 20]), canvas.down('#d9b8ff', `${mood.second}@.6`, `${mood.second}/.6`)) +
      path(taper(curve, [0.5, 2, 4, 7, 10, 12, 11]), canvas.down('#ffffff@.2', '#ffc2ea@.5', mood.accent)) +
      halo(brush, 223, 98, 74, mood.accent, 0.95) +
      circle(223, 98, 19, canvas.glow('#ffffff@.5', '#ffe3f6@.75', mood.accent)) +
      stroke('M188 62l-12-14M250 66l14-14M256 112l16 6M176 112l-10 3', mood.light, 2, 'opacity=".6"') +
      ridge(brush, 340, 110, 3, '#6d4592') +
      ridge(brush, 344, 60, 5, mood.mid) +
      wave(340, 2, 120, 0, canvas.down(mood.sky[2], `${mood.near}@.5`, mood.deep)) +
      glitter(brush, 222, 346, 388, 30, mood.accent, 'opacity=".7"') +
      path('M0 352C30 346 60 352 84 366C100 376 90 384 60 400H0Z', mood.deep)
    )
  }),
  northlight('sky-lantern', moods.vigil, (brush) => {
    const { canvas, mood } = brush
    const paper = canvas.down('#fff0c4', '#ffc25c@.4', '#f2703a@.85', '#b8402f')
    const lantern = (x: number, y: number, scale: number, turn: number) =>
      at(
        x,
        y,
        halo(brush, 0, 10, 120, '#ffb04a', 0.75) +
          path('M-48 60C-66 10-62-50-40-66C-20-76 20-76 40-66C62-50 66 10 48 60Z', paper) +
          stroke('M-20 60C-28 10-26-50-16-70M20 60C28 10 26-50 16-70', '#b8502f', 1.8, 'opacity=".5"') +
          ellipse(0, 60, 48, 9, '#5a2a2c') +
          ellipse(0, 59, 40, 6, '#ffe9a8') +
          path('M0 30C8 42 10 48 6 56C2 62-2 62-6 56C-10 48-6 42 0 30Z', '#ffffff'),
        { scale, turn },
      )
    return (
      lantern(70, 92, 0.2, -4) +
      lantern(232, 70, 0.26, 6) +
      lantern(250, 180, 0.34, 4) +
      lantern(52, 218, 0.3, -6) +
      lantern(96, 300, 0.16, 0) +
      ridge(brush, 340, 90, 4, mood.far) +
      lantern(150, 176, 1.22, 3) +
      stroke('M150 264C150 290 146 310 128 340', mood.light, 1.4, 'opacity=".35" stroke-dasharray="1 7"') +
      snow(346, mood.near, 8) +
      [40, 62, 236, 262].map((x, index) => pine(x, 372, 66 - (index % 2) * 18, mood.deep)).join('') +
      at(122, 352, path('M-5 22L-6 4C-6-4 6-4 6 4L5 22ZM6 2L16-14L18-12L8 6Z', mood.deep) + circle(0, -7, 5, mood.deep)) +
      snow(372, mood.deep, 6)
    )
  }),
]
