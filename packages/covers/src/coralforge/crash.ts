import { studio, type Cover } from '../cover.ts'
import { starShape, taper } from '../motifs/line.ts'
import { flakes, halo } from '../motifs/sky.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, mirrored, path, rect, stroke } from '../svg.ts'

const coralforge = studio('coralforge')

export const coralforgeCrash: readonly Cover[] = [
  coralforge('spark-line', moods.ash, (brush) => {
    const { canvas, mood } = brush
    const stack = (x: number, width: number, top: number, color: string) =>
      path(`M${x} 400L${x + 4} ${top}H${x + width - 4}L${x + width} 400Z`, color) + rect(x, top - 10, width, 12, color)
    return (
      halo(brush, 206, 112, 150, mood.accent, 0.65) +
      stack(212, 46, 236, mood.mid) +
      stack(160, 34, 276, mood.mid) +
      stack(28, 58, 268, mood.near) +
      stroke('M160 276H194M212 250H258M28 290H86', '#77636a', 2, 'opacity=".6"') +
      path('M57 258C50 240 64 232 56 214C76 226 78 244 70 258Z', '#ff7043', 'opacity=".6"') +
      path(
        taper(
          [
            [57, 262],
            [88, 252],
            [124, 230],
            [156, 196],
            [182, 154],
            [204, 112],
          ],
          [0.5, 3, 6, 9, 12, 13],
        ),
        canvas.slant('#fff6d8', '#ffa25c@.3', '#ff7043/.1'),
      ) +
      stroke('M57 262C100 254 160 210 204 112', '#fffbe6', 2.4) +
      path(starShape(206, 106, 46, 9, 8, -80), canvas.glow('#ffffff', '#ffe0a8@.4', '#ff8a4d')) +
      circle(206, 106, 13, '#ffffff') +
      stroke('M160 158l-16 6M176 182l-14 14M138 200l-18 4M150 232l-8 14M112 226l-16-4', '#ffb38a', 2.6, 'opacity=".8"') +
      path('M0 350H40V330H70V344H120V322H146V350H200V334H238V350H300V400H0Z', mood.deep) +
      stroke('M52 338h6M128 332h6M214 342h8', '#ffa25c', 5, 'opacity=".9"') +
      flakes(brush, 22, [60, 50, 260, 300], '#ffb38a', 2.4)
    )
  }),
  coralforge('geyser', moods.quench, (brush) => {
    const { canvas, mood } = brush
    return (
      halo(brush, 150, 120, 150, mood.light, 0.4) +
      halo(brush, 150, 320, 150, mood.accent, 0.8) +
      path('M0 190L48 150L84 214L110 196V400H0ZM300 170L250 140L222 210L196 200V400H300Z', mood.mid) +
      at(
        150,
        0,
        mirrored(
          path(
            taper(
              [
                [0, 306],
                [-6, 210],
                [-28, 132],
                [-62, 112],
                [-86, 146],
                [-92, 196],
              ],
              [10, 12, 14, 14, 10, 2],
            ),
            canvas.down('#d6fff4', '#3fa89e'),
          ) +
            path(
              taper(
                [
                  [0, 306],
                  [-4, 230],
                  [-20, 178],
                  [-44, 170],
                  [-58, 204],
                ],
                [9, 10, 12, 10, 2],
              ),
              canvas.down('#ffffff', '#6fd6c8'),
            ),
        ) +
          path(
            taper(
              [
                [0, 306],
                [0, 250],
                [0, 180],
                [0, 108],
                [0, 64],
              ],
              [17, 14, 15, 24, 10],
            ),
            canvas.down('#ffffff', '#d6fff4@.4', '#5fc4b8'),
          ) +
          circle(-16, 88, 17, '#ffffff') +
          circle(16, 84, 20, '#ffffff') +
          circle(0, 64, 18, '#ffffff') +
          stroke('M-5 290L-4 170M6 290L7 150M0 280V220', '#2f8f88', 2.5, 'opacity=".45"'),
      ) +
      stroke('M62 132h.1M48 160h.1M240 128h.1M256 158h.1M92 84h.1M210 78h.1M60 196h.1M244 196h.1', mood.light, 6, 'opacity=".8"') +
      path('M96 318L120 296H180L204 318L232 330V400H68V330Z', canvas.down('#3f6a6a', mood.near)) +
      ellipse(150, 300, 34, 8, '#fffbe6') +
      stroke('M116 306L104 330L110 352M184 306L198 328L190 356M150 310L146 340', '#ff8a4d', 4) +
      path('M0 336H70L92 352H140L160 366H232L252 344H300V400H0Z', canvas.down('#1f4a4e', mood.deep)) +
      stroke('M0 336H70L92 352H140L160 366H232L252 344H300', '#ff8a4d', 2, 'opacity=".8"') +
      flakes(brush, 14, [60, 220, 240, 320], mood.accent, 2.6)
    )
  }),
]
