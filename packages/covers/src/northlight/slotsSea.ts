import { studio, type Cover } from '../cover.ts'
import { type Point } from '../motifs/line.ts'
import { floe } from '../motifs/north.ts'
import { flakes, halo, moon, ridge } from '../motifs/sky.ts'
import { glitter, wave } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, group, mirrored, path, rect, stroke } from '../svg.ts'

const northlight = studio('northlight')

export const northlightSlotsSea: readonly Cover[] = [
  northlight('fjord-runner', moods.polar, (brush) => {
    const { canvas, mood } = brush
    const sail = 'M-56-128C-20-136 24-136 60-128C70-92 70-62 58-30C22-18-20-18-52-30C-44-62-44-92-56-128Z'
    const hull =
      'M-118-42C-112-4-84 22-40 24H44C84 22 110-2 122-46C126-58 124-66 116-68C124-74 134-70 138-60C142-26 118 44 52 46H-52C-104 44-134 2-128-46C-128-54-122-56-118-42Z'
    return (
      moon(brush, 214, 96, 26) +
      path('M0 60L34 96L52 150L84 196L98 270H0Z', mood.far) +
      path('M300 110L268 142L244 200L222 226L206 270H300Z', mood.far) +
      path('M0 150L26 176L44 226L70 270H0ZM300 190L276 212L258 270H300Z', mood.mid) +
      wave(266, 3, 120, 0, canvas.down('#6fa3e4', `${mood.mid}@.4`, mood.deep)) +
      glitter(brush, 214, 272, 306, 30, mood.light, 'opacity=".5"') +
      at(
        146,
        278,
        group(
          canvas.clip(path(sail, '#fff')),
          path('M-70-140H80V-10H-70Z', canvas.across('#fdf6ff', '#a9b6e6')),
          path('M-40-140h22v130h-22zM4-140h22v130H4zM46-140h26v130H46z', canvas.across('#f0788c', '#8f2f5c')),
        ) +
          stroke('M-62-128C-20-138 24-138 66-128', mood.deep, 5) +
          stroke('M2-146V20', mood.deep, 4) +
          path('M4-146l24 7l-24 7z', mood.second) +
          stroke('M-112-36L0-140L112-50', mood.light, 1, 'opacity=".5"') +
          path(hull, canvas.down('#e0a878', '#9a5a4c@.45', '#3f2440')) +
          stroke('M-118-42C-112-4-84 22-40 24H44C84 22 110-2 122-46', mood.light, 2, 'opacity=".75"') +
          // the head at the prow
          path('M119-46C122-56 120-62 112-64L98-66C104-80 128-88 140-72C146-62 138-50 130-42Z', '#c98d68') +
          stroke('M98-66C108-68 114-70 118-70', mood.light, 1.5) +
          circle(124, -75, 2.4, mood.accent) +
          [-66, -40, -14, 12, 38, 64]
            .map(
              (x, index) =>
                circle(x, 12, 13, index % 2 === 0 ? '#e0667f' : '#c9d4ff', `stroke="${mood.deep}" stroke-width="2.5"`) +
                circle(x, 12, 4, mood.deep),
            )
            .join(''),
        { scale: 1.02 },
      ) +
      wave(314, 5, 110, 20, canvas.down(mood.far, mood.near)) +
      stroke('M40 316q14-8 28 0t28 0M196 318q14-8 28 0t28 0', mood.light, 2.2, 'opacity=".6"') +
      wave(346, 6, 150, 80, mood.near) +
      wave(372, 5, 130, 30, mood.deep)
    )
  }),
  northlight('icebreaker', moods.frost, (brush) => {
    const { canvas, mood } = brush
    const top = canvas.down('#ffffff', '#b5e3f0')
    const plates: readonly (readonly Point[])[] = [
      [
        [0, 276],
        [92, 270],
        [108, 300],
        [70, 330],
        [0, 322],
      ],
      [
        [300, 272],
        [206, 270],
        [194, 302],
        [236, 332],
        [300, 320],
      ],
      [
        [0, 344],
        [80, 342],
        [118, 372],
        [90, 400],
        [0, 400],
      ],
      [
        [300, 342],
        [222, 344],
        [180, 374],
        [212, 400],
        [300, 400],
      ],
    ]
    return (
      ridge(brush, 276, 80, 3, mood.mid) +
      path('M150 116L0 40V130ZM150 116L300 40V130Z', '#fff0b8', 'opacity=".2"') +
      rect(0, 268, 300, 132, canvas.down('#2e7ba3', '#0a2135')) +
      at(
        150,
        214,
        path('M-40-96H40L48-58H-48Z', canvas.across('#ffffff', '#9fc6d6')) +
          path('M-62-58H62L68-30H-68Z', canvas.across('#f0fbff', '#7fb0c6')) +
          path('M-34-88H34L38-74H-38Z', '#ffd98a') +
          stroke('M-18-90V-72M0-90V-72M18-90V-72', '#1a4560', 3) +
          stroke('M0-96V-148M-22-128H22M-12-140H12', '#d9f3ff', 4) +
          halo(brush, 0, -100, 50, '#fff0b8', 0.9) +
          circle(0, -100, 8, '#fffbe6') +
          path('M-96-44C-60-34-20-32 0-32C20-32 60-34 96-44C92 20 56 80 0 132C-56 80-92 20-96-44Z', '#123a58') +
          path('M0-32C-20-32-60-34-96-44C-92 20-56 80 0 132Z', canvas.down('#2f6f98', '#174a6b')) +
          path('M-86 6C-54 20-20 22 0 22C20 22 54 20 86 6C74 56 42 96 0 132C-42 96-74 56-86 6Z', '#8f2a3a') +
          path('M0 22C-20 22-54 20-86 6C-74 56-42 96 0 132Z', canvas.down('#f0566a', '#b8324a')) +
          stroke('M-96-44C-60-34-20-32 0-32C20-32 60-34 96-44', '#ffffff', 4) +
          stroke('M0-32V130', '#ffffff', 2, 'opacity=".6"') +
          mirrored(circle(44, -10, 6, '#0a2135') + stroke('M44-4V14', '#0a2135', 3)),
      ) +
      plates.map((points) => floe(points, 12, top, '#3f9cc4')).join('') +
      path('M118 316L140 300L150 326L162 302L184 318L168 350L150 340L130 352Z', '#eafaff', 'opacity=".95"') +
      path('M130 362L150 352L172 364L160 392H142Z', top) +
      stroke('M92 270L70 292M206 270L230 296M40 276L52 300M256 274L246 296', '#7cc0dc', 2) +
      flakes(brush, 22, [36, 40, 264, 300], '#ffffff', 2.8)
    )
  }),
]
