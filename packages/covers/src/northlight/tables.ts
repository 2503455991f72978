import { studio, type Cover } from '../cover.ts'
import { card, chip, suit, type Suit } from '../motifs/cards.ts'
import { starShape } from '../motifs/line.ts'
import { pine, snow, snowflake } from '../motifs/north.ts'
import { flakes, halo, ridge } from '../motifs/sky.ts'
import { glitter } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, group, path, rect, stroke } from '../svg.ts'

const northlight = studio('northlight')

export const northlightTables: readonly Cover[] = [
  northlight('aurora-blackjack', moods.aurora, (brush) => {
    const { canvas, mood } = brush
    const face = rect(-62, -87, 124, 174, '#fff', 'rx="13"')
    const curtain = (color: string, shift: number) =>
      path(
        `M-70 ${30 + shift}C-40 ${-6 + shift} -16 ${40 + shift} 14 ${10 + shift}S56 ${-10 + shift} 72 ${20 + shift}V${-90 + shift}C40 ${-110 + shift} -30 ${-60 + shift} -70 ${-90 + shift}Z`,
        canvas.down(`${color}/0`, `${color}@.8/.75`, `${color}/0`),
      )
    const glass = (inside: string) =>
      rect(-62, -87, 124, 174, canvas.down('#0a2a44', '#05121f'), 'rx="13"') +
      group(canvas.clip(face), inside) +
      rect(-62, -87, 124, 174, 'none', `rx="13" stroke="${mood.light}" stroke-width="2.5"`)
    const pip = (x: number, y: number, scale: number) => suit('spade', x, y, scale, mood.light)
    return (
      halo(brush, 150, 210, 170, mood.second, 0.5) +
      ridge(brush, 342, 110, 3, mood.far) +
      ridge(brush, 342, 50, 5, mood.mid) +
      path('M0 340H300V400H0Z', canvas.down(mood.near, mood.deep)) +
      at(
        186,
        208,
        glass(
          curtain(mood.second, 30) +
            path('M-70 87L-30 40L-6 64L26 28L70 87Z', mood.far) +
            suit('heart', -45, -68, 0.8, '#ff9fb4') +
            suit('heart', 45, 68, 0.8, '#ff9fb4') +
            path('M-24 26V-8L-28-34L-12-18L0-42L12-18L28-34L24-8V26Z', '#ff9fb4'),
        ),
        { turn: 13 },
      ) +
      at(
        118,
        202,
        glass(
          curtain(mood.second, 10) +
            curtain(mood.accent, 40) +
            path('M-70 87L-40 52L-14 72L20 44L70 87Z', mood.near) +
            halo(brush, 0, -4, 60, mood.accent, 0.5) +
            pip(0, -4, 3.6) +
            pip(-45, -68, 0.8) +
            pip(45, 68, 0.8),
        ),
        { turn: -8 },
      ) +
      glitter(brush, 150, 346, 390, 70, mood.accent, 'opacity=".35"')
    )
  }),
  northlight('frost-twenty-one', moods.frost, (brush) => {
    const { canvas, mood } = brush
    const ice = canvas.slant('#f6fdff/.95', '#9fdcf0@.45/.85', '#3f8fb8/.9')
    const sheet = (inside: string) =>
      rect(-62, -87, 124, 174, ice, 'rx="13" stroke="#ffffff" stroke-width="2.5"') +
      path('M-62-40L-20-87H10L-62 6ZM62 0V60L34 87H0Z', '#ffffff', 'opacity=".22"') +
      inside
    return (
      halo(brush, 150, 200, 170, mood.light, 0.5) +
      ridge(brush, 344, 90, 3, mood.mid) +
      at(
        190,
        196,
        sheet(
          suit('heart', 0, 0, 3.2, '#d9567a', 'opacity=".8"') +
            suit('heart', 44, -66, 0.85, '#d9567a') +
            suit('heart', 44, 66, 0.85, '#d9567a'),
        ),
        { turn: 14 },
      ) +
      at(
        116,
        200,
        sheet(
          suit('spade', -45, -68, 0.85, '#123a58') +
            suit('spade', 45, 68, 0.85, '#123a58') +
            snowflake(64, '#ffffff', 4) +
            circle(0, 0, 26, '#d9f6ff') +
            suit('spade', 0, 0, 1.7, '#123a58'),
        ),
        { turn: -9 },
      ) +
      path('M0 330L40 316L84 330L130 306L176 330L222 312L262 330L300 318V400H0Z', canvas.down('#d9f6ff', '#4d8aa4')) +
      path('M40 316L60 340L84 330ZM130 306L150 344L176 330ZM222 312L238 340L262 330Z', '#ffffff', 'opacity=".6"') +
      snow(368, mood.deep, 6) +
      flakes(brush, 24, [36, 40, 264, 360], '#ffffff', 3)
    )
  }),
  northlight('midnight-sun-poker', moods.vigil, (brush) => {
    const { canvas, mood } = brush
    return (
      halo(brush, 150, 196, 190, mood.accent, 0.9) +
      chip(150, 196, 104, canvas.down('#fff0c4', '#ffb65c@.5', '#ef6f4a'), '#fff8e4') +
      suit('spade', 150, 194, 3.8, '#a8483f') +
      path('M0 236L40 214L86 236L128 222L170 240L220 212L258 232L300 216V280H0Z', mood.mid) +
      rect(0, 252, 300, 150, canvas.down('#f5a06a', `${mood.far}@.35`, mood.near)) +
      path('M46 252A104 104 0 0 0 254 252Z', '#ffc98a', 'opacity=".28"') +
      glitter(brush, 150, 260, 380, 92, '#fff0c4', 'opacity=".7"') +
      path('M0 262C30 256 60 262 76 272C60 282 30 280 0 290ZM300 270C276 266 250 270 238 278C252 288 276 288 300 296Z', mood.deep) +
      [12, 30, 48].map((x, index) => pine(x, 270, 46 - index * 9, mood.deep)).join('') +
      [288, 268].map((x, index) => pine(x, 278, 40 - index * 10, mood.deep)).join('') +
      stroke('M92 76q8-10 16 0q8-10 16 0M190 98q6-8 12 0q6-8 12 0', mood.deep, 2.5)
    )
  }),
  northlight('north-star-draw', moods.magenta, (brush) => {
    const { canvas, mood } = brush
    const paper = canvas.down('#6a48b0', '#2c1a5c')
    const hand: readonly (readonly [Suit, number, number, number])[] = [
      ['spade', 66, 256, -34],
      ['heart', 104, 228, -17],
      ['diamond', 234, 256, 34],
      ['club', 196, 228, 17],
    ]
    return (
      ridge(brush, 344, 110, 4, mood.mid) +
      hand.map(([kind, x, y, turn]) => card(kind, x, y, { paper, ink: mood.light, edge: mood.light, turn, scale: 1.14 })).join('') +
      at(
        150,
        202,
        rect(-52, -74, 104, 148, canvas.down('#4a2c86', '#1a0f3c'), `rx="11" stroke="${mood.light}" stroke-width="2.5"`) +
          halo(brush, 0, 0, 110, mood.accent, 0.9) +
          path(starShape(0, 0, 34, 8, 4, -45), mood.accent) +
          path(starShape(0, 0, 66, 11, 4), canvas.glow('#ffffff@.2', '#ffe3f6@.5', mood.accent)) +
          circle(0, 0, 7, '#ffffff'),
        { scale: 1.12 },
      ) +
      snow(352, mood.near, 8) +
      snow(376, mood.deep, 6) +
      group('', flakes(brush, 12, [40, 300, 260, 370], mood.light, 2.2, 'opacity=".5"')) +
      stroke('M150 92V66M150 314V336', mood.light, 1.6, 'opacity=".5"')
    )
  }),
]
