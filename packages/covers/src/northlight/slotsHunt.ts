import { studio, type Cover } from '../cover.ts'
import { bearShape, pine, snow } from '../motifs/north.ts'
import { halo, moon, ridge } from '../motifs/sky.ts'
import { moods } from '../palette.ts'
import { at, circle, mirrored, path, stroke } from '../svg.ts'

const northlight = studio('northlight')

export const northlightSlotsHunt: readonly Cover[] = [
  northlight('aurora-antlers', moods.aurora, (brush) => {
    const { canvas, mood } = brush
    const antler =
      stroke('M9-24C14-58 64-62 74-104C78-122 74-138 66-150', mood.deep, 8) +
      stroke(
        'M14-42C26-46 36-56 38-72M40-64C54-66 62-66 74-60M62-84C56-96 54-106 56-118M75-112C88-116 96-130 96-146M72-94C86-92 96-98 104-108',
        mood.deep,
        6,
      )
    const rim = stroke(
      'M12-28C18-58 68-64 77-106C80-122 77-138 69-150M78-114C90-118 97-130 98-146M75-95C88-94 97-99 105-108',
      mood.accent,
      1.8,
      'opacity=".9"',
    )
    return (
      moon(brush, 150, 168, 84) +
      ridge(brush, 280, 70, 5, mood.far) +
      ridge(brush, 310, 40, 7, mood.mid) +
      [30, 56, 84, 218, 246, 272].map((x, index) => pine(x, 352, 70 + ((index * 37) % 40), mood.near)).join('') +
      at(
        150,
        216,
        mirrored(antler) +
          path('M-20 14C-26 58-62 86-84 184H84C62 86 26 58 20 14Z', canvas.down(mood.near, mood.deep)) +
          mirrored(path('M20-14C34-28 54-30 64-22C56-6 38 2 22-2Z', mood.deep)) +
          path(
            'M0 62C-9 62-15 55-16 45C-18 27-25 11-25-6C-25-22-13-30 0-30S25-22 25-6C25 11 18 27 16 45C15 55 9 62 0 62Z',
            canvas.across(mood.near, mood.deep),
          ) +
          mirrored(
            circle(14, 4, 3, mood.accent) + stroke('M62-22C54-8 40 0 24-2M25 14C24 28 18 34 17 46', mood.accent, 1.6, 'opacity=".55"'),
          ) +
          path('M-9 48C-4 45 4 45 9 48C8 56 4 59 0 59S-8 56-9 48Z', '#02080f') +
          mirrored(rim),
      ) +
      path('M0 352C60 338 100 346 150 356S250 340 300 350V400H0Z', mood.deep)
    )
  }),
  northlight('white-owl-watch', moods.violet, (brush) => {
    const { canvas, mood } = brush
    const feather = canvas.down('#ffffff', '#e3d6fb@.5', '#9a82d6')
    const wing = 'M54-40C92-20 104 50 78 128C62 120 50 100 46 70Z'
    return (
      halo(brush, 150, 180, 160, mood.light, 0.5) +
      [24, 58, 246, 278].map((x, index) => pine(x, 400, 190 - (index % 2) * 50, mood.near)).join('') +
      at(
        150,
        190,
        path('M-26 128C-20 150-10 168 0 172C10 168 20 150 26 128Z', '#8a74c4') +
          path(
            'M0-112C28-112 44-104 58-112C66-96 70-76 66-52C82-10 76 80 40 128C20 146-20 146-40 128C-76 80-82-10-66-52C-70-76-66-96-58-112C-44-104-28-112 0-112Z',
            feather,
          ) +
          mirrored(
            path(wing, canvas.down('#cdbcf2', '#7f68c0')) +
              stroke('M62-10L66 20M72 0L80 30M62 30L68 58M76 44L80 70M64 70L70 92', '#5b4694', 3, 'opacity=".6"'),
          ) +
          stroke(
            'M-30 6q6 8 12 0M-6 6q6 8 12 0M18 6q6 8 12 0M-20 28q6 8 12 0M8 28q6 8 12 0M-30 50q6 8 12 0M-6 50q6 8 12 0M18 50q6 8 12 0M-18 72q6 8 12 0M6 72q6 8 12 0',
            '#8a74c4',
            2.6,
            'opacity=".75"',
          ) +
          mirrored(
            circle(29, -62, 32, '#fbf7ff') +
              circle(29, -62, 32, 'none', 'stroke="#c9b5ef" stroke-width="3"') +
              circle(27, -60, 17, canvas.glow('#fff3b0@.5', '#ffc23d')) +
              circle(27, -60, 9, '#150f2e') +
              circle(30, -64, 3, '#ffffff'),
          ) +
          path('M-10-52L0-60L10-52L0-28Z', canvas.down('#ffcf70', '#b06a2c')) +
          path('M-58-112C-40-92-16-88 0-68C16-88 40-92 58-112C40-108 14-100 0-84C-14-100-40-108-58-112Z', '#b7a0e6') +
          mirrored(stroke('M14 138V152M24 136V150M34 132V146', '#e0a04a', 6)),
        { scale: 1.02 },
      ) +
      path('M0 340C60 330 120 344 180 338S270 330 300 340V356C260 350 220 358 170 356S60 350 0 360Z', mood.deep) +
      path(
        'M10 338C60 330 100 342 112 340C100 336 60 326 10 332ZM188 337C230 334 260 332 292 337C262 328 230 328 188 337Z',
        '#ffffff',
        'opacity=".85"',
      ) +
      snow(386, mood.deep, 4)
    )
  }),
  northlight('quiet-wolf', moods.indigo, (brush) => {
    const { canvas, mood } = brush
    const wolf =
      'M-56 104C-88 106-104 86-96 66C-86 80-70 78-58 66C-60 36-48 6-24-16C-14-30-12-46-8-60L-14-98L8-78C12-79 16-79 20-78L34-100L36-70C50-64 62-56 84-50C88-44 84-37 76-36C64-31 54-29 46-26L40-14L46-6L40 6L44 16L40 30L42 50L48 88C58 90 62 98 58 104H28L24 62C14 68 8 74 8 86C18 88 22 98 18 104Z'
    return (
      moon(brush, 150, 162, 92) +
      ridge(brush, 310, 80, 4, mood.far) +
      [22, 50, 252, 280].map((x, index) => pine(x, 350, 110 - (index % 2) * 30, mood.mid)).join('') +
      at(
        140,
        238,
        path(wolf, canvas.down('#1b2c66', mood.deep)) +
          stroke(
            'M20-78L34-100L36-70C50-64 62-56 84-50C88-44 84-37 76-36C64-31 54-29 46-26L40-14L46-6L40 6L44 16L40 30L42 50L48 88',
            mood.accent,
            2.6,
          ) +
          stroke('M-8-60L-14-98L8-78M-24-16C-48 6-60 36-58 66', mood.accent, 1.6, 'opacity=".5"') +
          circle(44, -58, 3.2, '#ffe9a8') +
          stroke('M14-40L20-24L12-10L20 6L12 24', mood.second, 2, 'opacity=".4"'),
        { scale: 1.04 },
      ) +
      path('M0 366C50 352 90 340 150 342S250 356 300 348V400H0Z', mood.deep) +
      stroke('M30 358C70 346 110 340 150 342S230 352 276 350', '#ffffff', 2.5, 'opacity=".55"')
    )
  }),
  northlight('bear-above-the-ice', moods.polar, (brush) => {
    const { canvas, mood } = brush
    const points: readonly (readonly [number, number])[] = [
      [-78, 38],
      [-72, -8],
      [-12, -42],
      [48, -38],
      [70, -36],
      [102, -16],
      [58, 6],
      [62, 40],
      [34, 12],
      [-26, 14],
      [-24, 40],
      [-52, 14],
    ]
    return (
      halo(brush, 150, 132, 150, mood.accent, 0.4) +
      at(
        140,
        130,
        path(bearShape, mood.light, 'opacity=".13"') +
          stroke(`M${points.map((point) => point.join(' ')).join('L')}L-78 38`, mood.light, 1.4, 'opacity=".8" stroke-dasharray="1 5"') +
          points
            .map(([x, y], index) =>
              path(
                'M0-9Q1.5-1.5 9 0Q1.5 1.5 0 9Q-1.5 1.5-9 0Q-1.5-1.5 0-9Z',
                '#ffffff',
                `transform="translate(${x} ${y})scale(${index % 3 === 0 ? 1.1 : 0.75})"`,
              ),
            )
            .join('') +
          circle(76, -28, 2.5, mood.accent),
        { scale: 1.28 },
      ) +
      ridge(brush, 306, 70, 3, mood.far) +
      path('M0 300H300V400H0Z', canvas.down('#6f9fe0', mood.near)) +
      path('M0 330L60 318L140 322L210 314L300 326V352L220 346L120 356L40 348L0 356Z', canvas.down('#ffffff', '#a9c8f2')) +
      path('M0 356L40 348L120 356L220 346L300 352V366L220 360L120 372L40 362L0 370Z', '#4d7cc0') +
      at(
        176,
        298,
        path(bearShape, canvas.down('#ffffff', '#cfe0fa')) +
          circle(80, -28, 2.2, mood.deep) +
          circle(100, -17, 2.6, mood.deep) +
          stroke('M-72-8C-68-34-42-46-12-42', '#ffffff', 2),
        { scale: 0.78, mirror: true },
      ) +
      path('M0 386L60 378L150 388L240 376L300 384V400H0Z', mood.deep)
    )
  }),
]
