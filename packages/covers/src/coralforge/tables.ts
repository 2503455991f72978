import { studio, type Cover } from '../cover.ts'
import { card, chips, suit, type Suit } from '../motifs/cards.ts'
import { anvil, flame, hammer, sparks } from '../motifs/forge.ts'
import { starShape } from '../motifs/line.ts'
import { flakes, halo } from '../motifs/sky.ts'
import { moods } from '../palette.ts'
import { at, circle, group, path, stroke } from '../svg.ts'

const coralforge = studio('coralforge')

export const coralforgeTables: readonly Cover[] = [
  coralforge('foundry-holdem', moods.ash, (brush) => {
    const { canvas, mood } = brush
    const paper = canvas.slant('#fffaf2', '#e8d3c6')
    const teeth = Array.from({ length: 12 }, (_, index) =>
      at(150, 170, path('M-16-128L-11-148H11L16-128Z', '#5d535c'), { turn: index * 30 }),
    ).join('')
    return (
      halo(brush, 150, 190, 190, mood.accent, 0.7) +
      teeth +
      circle(150, 170, 110, 'none', `stroke="${canvas.slant('#8f7a80', '#34323f')}" stroke-width="42"`) +
      circle(150, 170, 130, 'none', `stroke="${mood.light}" stroke-width="1.5" opacity=".4"`) +
      circle(150, 170, 90, 'none', 'stroke="#ffa25c" stroke-width="2.5"') +
      Array.from({ length: 6 }, (_, index) =>
        circle(150 + 110 * Math.cos((index * Math.PI) / 3), 170 + 110 * Math.sin((index * Math.PI) / 3), 9, mood.near),
      ).join('') +
      path('M0 304L300 304V400H0Z', canvas.down('#5a3a3e', mood.deep)) +
      stroke('M0 304H300', '#ff8a5c', 2, 'opacity=".7"') +
      card('spade', 116, 206, { paper, ink: '#20222d', edge: '#a58f8c', turn: -12, scale: 1.34, face: 'court' }) +
      card('diamond', 182, 208, { paper, ink: '#d9432f', edge: '#a58f8c', turn: 12, scale: 1.34, face: 'court' }) +
      chips(74, 342, 5, '#d9432f', '#ffe9d8', '#ff8a5c', 0.95) +
      chips(226, 346, 4, '#34323f', '#ffc49a', '#77636a', 0.95) +
      chips(150, 356, 2, '#e8a54a', '#fff6d8', '#ffd98a', 0.95)
    )
  }),
  coralforge('five-card-ember', moods.forge, (brush) => {
    const { canvas, mood } = brush
    const paper = canvas.down('#4a1a22', '#1c0a10')
    const hand: readonly (readonly [Suit, number, number, number])[] = [
      ['heart', 70, 244, -34],
      ['spade', 106, 212, -17],
      ['diamond', 150, 200, 0],
      ['club', 194, 212, 17],
      ['heart', 230, 244, 34],
    ]
    return (
      halo(brush, 150, 190, 190, '#ff7a2f', 0.85) +
      [
        [62, 176, 0.9],
        [104, 146, 1.15],
        [150, 134, 1.5],
        [196, 146, 1.1],
        [238, 176, 0.95],
      ]
        .map(([x = 0, y = 0, scale = 1]) => flame(x, y + 28, scale, '#ff6a2a', '#ffd070'))
        .join('') +
      hand.map(([kind, x, y, turn]) => card(kind, x, y, { paper, ink: '#ffb65c', edge: '#ff8a3c', turn, scale: 1.16 })).join('') +
      path('M0 330L90 306L150 322L220 304L300 328V400H0Z', mood.near) +
      path('M96 330C110 300 190 300 204 330L220 400H80Z', mood.deep) +
      path('M0 366L80 352L160 366L240 350L300 364V400H0Z', mood.deep) +
      flakes(brush, 26, [40, 36, 260, 160], '#ffcf8a', 2.8)
    )
  }),
  coralforge('anvil-blackjack', moods.forge, (brush) => {
    const { canvas, mood } = brush
    return (
      halo(brush, 150, 220, 190, '#ff7a2f', 0.75) +
      path('M0 324L300 310V400H0Z', mood.near) +
      at(144, 304, anvil(canvas.down('#a0767a', '#4a2c38@.4', '#1f0f18'), mood.deep, '#ffd0a0'), { scale: 1.05 }) +
      halo(brush, 140, 204, 110, '#ffb04a', 0.9) +
      card('spade', 140, 198, {
        paper: canvas.down('#fff6d8', '#ffc25c@.45', '#ff6a2a'),
        ink: '#5a141c',
        edge: '#fff3d0',
        turn: -3,
        scale: 1.14,
      }) +
      at(222, 96, hammer(canvas.down('#b9949a', '#5a3a48@.5', '#2a1520'), mood.deep, canvas.across('#b0703f', '#4a2418'), '#ffe0c0', 150), {
        turn: -52,
        scale: 0.88,
      }) +
      sparks(158, 142, 1.1, '#ffe0a0') +
      path('M0 368L300 356V400H0Z', mood.deep) +
      flakes(brush, 16, [40, 50, 260, 320], '#ffc46b', 2.6)
    )
  }),
  coralforge('red-iron-twenty-one', moods.ash, (brush) => {
    const { canvas, mood } = brush
    const iron = canvas.slant('#7d7680', '#3f3d4a@.45', '#1b1c26')
    const plate = (x: number, y: number, turn: number, kind: Suit) =>
      at(
        x,
        y,
        stroke('M0-250V-96', '#8f858a', 7, 'stroke-dasharray="11 6"') +
          path('M-50-90H50L62-78V78L50 90H-50L-62 78V-78Z', iron) +
          path('M-50-90H50L62-78V78L50 90H-50L-62 78V-78Z', 'none', 'stroke="#ff8a5c" stroke-width="2.5"') +
          path('M-42-78H42L50-70V70L42 78H-42L-50 70V-70Z', 'none', `stroke="${mood.deep}" stroke-width="2"`) +
          stroke('M-52-80h.1M52-80h.1M-52 80h.1M52 80h.1', '#c9bcb8', 8) +
          halo(brush, 0, 0, 62, '#ff4a2a', 0.85) +
          suit(kind, 0, 0, 3.4, canvas.down('#ffe3b0', '#ff6a3d@.5', '#d92c1e')) +
          suit(kind, -36, -58, 0.9, '#ff8a5c') +
          suit(kind, 36, 58, 0.9, '#ff8a5c'),
        { turn, scale: 0.96 },
      )
    return (
      halo(brush, 150, 210, 180, mood.accent, 0.5) +
      path('M0 330H300V400H0Z', mood.near) +
      path('M20 330L60 250H90L70 330ZM280 330L240 250H210L230 330Z', mood.mid) +
      plate(194, 220, 9, 'heart') +
      plate(112, 200, -7, 'heart') +
      path('M0 348H300V400H0Z', mood.deep) +
      path('M60 352H240L270 372H30Z', '#ff7043', 'opacity=".3"') +
      flakes(brush, 18, [40, 40, 260, 340], '#ffb38a', 2.4)
    )
  }),
  coralforge('double-forge', moods.brass, (brush) => {
    const { canvas, mood } = brush
    const tool = hammer(canvas.down('#fff0c4', '#c98d42@.5', '#5a3420'), mood.deep, canvas.across('#a8683a', '#4a2818'), '#fffbe6', 200)
    return (
      halo(brush, 150, 190, 180, '#ffb65c', 0.75) +
      path(starShape(150, 200, 150, 118, 16), mood.mid, 'opacity=".7"') +
      at(76, 128, tool, { turn: -42, scale: 0.82 }) +
      at(224, 128, tool, { turn: 42, scale: 0.82, mirror: true }) +
      group(
        'transform="translate(0 34)"',
        path('M150 128L214 150C216 214 196 262 150 288C104 262 84 214 86 150Z', canvas.across('#fff0c4', '#d99a42@.4', '#6b3a1c')),
        path('M150 142L202 160C203 212 187 250 150 272C113 250 97 212 98 160Z', canvas.down('#5a3420', '#1f130d')),
        halo(brush, 150, 206, 56, mood.accent, 0.7),
        suit('spade', 150, 206, 3.6, canvas.down('#fffbe6', '#ffcf70', '#e08a2c')),
        stroke('M150 128L214 150', '#ffffff', 2.5, 'opacity=".7"'),
      ) +
      path('M0 366L80 354L150 366L220 354L300 366V400H0Z', mood.deep) +
      sparks(150, 112, 1, '#ffe9b0') +
      flakes(brush, 14, [40, 40, 260, 320], mood.light, 2.4, 'opacity=".6"')
    )
  }),
]
