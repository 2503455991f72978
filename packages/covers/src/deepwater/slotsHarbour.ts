import { studio, type Cover } from '../cover.ts'
import { polygon } from '../motifs/line.ts'
import { halo, moon, stars } from '../motifs/sky.ts'
import { glitter, wave } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, group, path, rect, stroke } from '../svg.ts'

const deepwater = studio('deepwater')

export const deepwaterSlotsHarbour: readonly Cover[] = [
  deepwater('harbour-lights', moods.dusk, (brush) => {
    const { canvas, mood, random } = brush
    const houses: readonly (readonly [number, number, number, string])[] = [
      [8, 52, 96, '#5c3360'],
      [56, 46, 130, '#7d3f62'],
      [100, 54, 104, '#4a2c5c'],
      [150, 44, 148, '#93475f'],
      [192, 52, 112, '#5c3360'],
      [242, 50, 134, '#743b60'],
    ]
    const row = houses
      .map(([x, width, height, color], index) => {
        const roof =
          index % 2 === 0
            ? polygon([
                [x - 3, 260 - height],
                [x + width / 2, 232 - height],
                [x + width + 3, 260 - height],
              ])
            : `M${x} ${260 - height}v-12h9v-12h9v-12h${width - 36}v12h9v12h9v12Z`
        let lights = ''
        for (let y = 276 - height; y < 244; y += 24)
          for (let wx = x + 9; wx < x + width - 12; wx += 17) if (random() > 0.28) lights += `M${Math.round(wx)} ${y}h8v12h-8z`
        return path(roof, mood.near) + rect(x, 260 - height, width, height, color) + path(lights, '#ffd98a')
      })
      .join('')
    return (
      stars(brush, 30, 150) +
      halo(brush, 150, 250, 190, '#ff9d6b', 0.55) +
      row +
      rect(0, 256, 300, 10, mood.deep) +
      rect(0, 264, 300, 140, canvas.down('#8a4668', `${mood.near}@.7`)) +
      group('transform="translate(0 524)scale(1 -1)" opacity=".28"', row) +
      glitter(brush, 80, 276, 376, 34, '#ffd98a', 'opacity=".5"') +
      glitter(brush, 172, 276, 376, 30, '#ffd98a', 'opacity=".5"') +
      glitter(brush, 240, 276, 340, 24, '#ffd98a', 'opacity=".4"') +
      at(
        150,
        330,
        path('M-54-8H54C50 10 40 16 28 16H-32C-44 14-52 6-54-8Z', mood.deep) +
          stroke('M-6-8V-92', mood.deep, 3) +
          path('M0-90C24-66 32-40 34-14H0Z', '#ffe3c7') +
          path('M-10-78C-26-56-34-34-36-14H-10Z', '#d98a7c') +
          stroke('M-54-8H54', '#ffc46b', 2),
      ) +
      wave(362, 4, 120, 30, mood.deep, 'opacity=".75"')
    )
  }),
  deepwater('paper-boats', moods.vigil, (brush) => {
    const { canvas, mood } = brush
    const boat = (scale: number, x: number, y: number, turn: number) =>
      at(
        x,
        y,
        halo(brush, 0, -24, 92, '#ffd98a', 0.8) +
          path('M0-74L40 0H-40Z', canvas.across('#fffaf0', '#f0c9a0')) +
          path('M0-74L40 0H2Z', '#c98a72') +
          path('M-8-10C-14-24-2-30 0-46C10-32 14-24 8-10Z', canvas.down('#fff6cf', '#ff9c4d')) +
          path('M-84-16L-40 0H40L84-16L52 36H-52Z', canvas.across('#fff6e8', '#e8b795@.6', '#a8685e')) +
          path('M-84-16L-40 0L-52 36ZM84-16L40 0L52 36Z', '#8a4f5a', 'opacity=".35"') +
          path('M-40 0H40L0 14Z', '#ffffff', 'opacity=".55"'),
        { scale, turn },
      )
    return (
      stars(brush, 34, 170) +
      moon(brush, 216, 88, 20) +
      path('M0 206C40 190 70 196 110 204S210 188 300 206V260H0Z', mood.mid) +
      rect(0, 214, 300, 190, canvas.down('#f0a06a', `${mood.far}@.3`, mood.near)) +
      boat(0.24, 76, 226, 0) +
      boat(0.3, 214, 236, 4) +
      wave(250, 3, 120, 40, mood.mid, 'opacity=".45"') +
      boat(1, 148, 298, -4) +
      wave(326, 6, 170, 60, canvas.down(mood.mid, mood.near)) +
      glitter(brush, 150, 338, 376, 60, '#ffd98a', 'opacity=".7"') +
      wave(370, 5, 140, 100, mood.deep)
    )
  }),
]
