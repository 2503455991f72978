import { studio, type Cover } from '../cover.ts'
import { card, chips, type Suit } from '../motifs/cards.ts'
import { starfish } from '../motifs/sealife.ts'
import { halo, moon, stars } from '../motifs/sky.ts'
import { glitter, wave } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, group, path, rect, stroke } from '../svg.ts'

const deepwater = studio('deepwater')

export const deepwaterTables: readonly Cover[] = [
  deepwater('captains-table', moods.lagoon, (brush) => {
    const { canvas, mood } = brush
    return (
      // the porthole of the cabin
      circle(150, 168, 92, mood.near) +
      circle(150, 168, 82, canvas.down('#0d3a5c', '#27a39c')) +
      circle(188, 140, 17, mood.light, 'opacity=".9"') +
      path('M68 180C92 168 112 190 150 180S208 170 232 178A82 82 0 0 1 68 180Z', mood.mid) +
      circle(150, 168, 87, 'none', 'stroke="#c98d4a" stroke-width="10"') +
      circle(150, 168, 82, 'none', 'stroke="#6b3f1f" stroke-width="2"') +
      stroke('M63 168h.1M237 168h.1M88 106h.1M212 106h.1', '#ffe2a8', 5) +
      // the lamp
      path('M122 84L20 320H280L178 84Z', canvas.down('#ffe2a8/.5', '#ffe2a8/0')) +
      stroke('M150 0V62', '#c98d4a', 3) +
      path('M128 84C130 66 140 60 150 60S170 66 172 84Z', canvas.across('#ffdf9e', '#8a5426')) +
      ellipse(150, 84, 22, 5, '#fff6d8') +
      // the table
      ellipse(150, 330, 140, 62, mood.deep) +
      ellipse(150, 318, 140, 62, canvas.across('#8a5426', '#d99a55@.45', '#5d361c')) +
      ellipse(150, 314, 124, 52, canvas.glow('#2fb39a', `${mood.far}@.6`, mood.mid)) +
      ellipse(150, 314, 104, 41, 'none', `stroke="${mood.light}" stroke-width="1.5" opacity=".35"`) +
      card('spade', 128, 272, { paper: canvas.slant('#ffffff', '#d8eae6'), ink: mood.deep, edge: mood.near, turn: -13, scale: 0.95 }) +
      card('heart', 172, 274, { paper: canvas.slant('#ffffff', '#d8eae6'), ink: '#d5484d', edge: mood.near, turn: 11, scale: 0.95 }) +
      chips(70, 316, 4, '#d5484d', '#ffe9d8', '#ff8f7d', 0.95) +
      chips(232, 322, 3, '#14384a', '#ffd98a', '#5ff0d4', 0.95) +
      chips(206, 338, 1, '#d9a04a', '#fff3d0', '#ffe2a8', 0.9) +
      halo(brush, 150, 90, 46, '#ffe9b0', 0.8)
    )
  }),
  deepwater('low-tide-stud', moods.vigil, (brush) => {
    const { canvas, mood } = brush
    const paper = canvas.slant('#fffaf0', '#f3d9bd')
    const hand: readonly (readonly [Suit, number, number, number, string])[] = [
      ['club', 72, 218, -30, mood.near],
      ['diamond', 108, 194, -15, '#cf4a45'],
      ['spade', 150, 186, 0, mood.near],
      ['heart', 192, 194, 15, '#cf4a45'],
      ['club', 228, 218, 30, mood.near],
    ]
    return (
      stars(brush, 30, 130) +
      halo(brush, 150, 186, 170, mood.accent, 0.8) +
      circle(150, 172, 92, canvas.down('#fff0c9', '#ffb06b')) +
      path('M0 232H300V400H0Z', canvas.down('#c96f5c', mood.mid)) +
      glitter(brush, 150, 238, 290, 110, '#ffe3b0', 'opacity=".6"') +
      hand.map(([kind, x, y, turn, ink]) => card(kind, x, y, { paper, ink, edge: '#b98a78', turn, scale: 1.02 })).join('') +
      path('M0 290C40 270 80 262 120 270S210 260 300 284V400H0Z', canvas.down('#8a5a5c', mood.near)) +
      stroke('M30 300q26-10 52 0t52 0M168 296q26-10 52 0t52 0M60 322q26-8 52 0t52 0', '#ffcf9a', 2, 'opacity=".4"') +
      starfish(86, 330, 0.8, '#ff8a5c', '#ffe3c4') +
      path(
        'M196 336C200 318 224 316 232 330C238 344 222 352 212 346C206 340 212 332 218 336',
        'none',
        'stroke="#ffe3c4" stroke-width="5" stroke-linecap="round"',
      ) +
      wave(374, 6, 170, 20, mood.deep)
    )
  }),
  deepwater('porthole-twenty-one', moods.midnight, (brush) => {
    const { canvas, mood } = brush
    const paper = canvas.slant('#ffffff', '#d6e3ee')
    return (
      rect(0, 0, 300, 400, canvas.down('#2a2230', '#120f1a')) +
      stroke('M50 0V400M100 0V400M150 0V400M200 0V400M250 0V400', '#070a12', 2, 'opacity=".6"') +
      circle(150, 172, 122, mood.deep, 'opacity=".5"') +
      circle(150, 168, 118, canvas.slant('#ffe9b8', '#c98d4a@.45', '#5a3420')) +
      circle(150, 168, 96, '#4a2a18') +
      circle(150, 168, 92, canvas.down('#0b2a52', '#2f86b0')) +
      group(
        canvas.clip(circle(150, 168, 92, '#fff')),
        moon(brush, 176, 126, 26),
        wave(176, 5, 110, 20, canvas.down('#5fb4dc', mood.mid)),
        glitter(brush, 178, 182, 250, 30, mood.light),
        wave(212, 6, 130, 60, mood.near),
      ) +
      stroke('M88 110A86 86 0 0 1 140 84', '#ffffff', 5, 'opacity=".45"') +
      Array.from({ length: 8 }, (_, index) =>
        circle(
          150 + 107 * Math.cos((index * Math.PI) / 4 + 0.39),
          168 + 107 * Math.sin((index * Math.PI) / 4 + 0.39),
          5.5,
          canvas.ball('#fff6d8', '#8a5426'),
        ),
      ).join('') +
      card('heart', 182, 286, { paper, ink: '#d5484d', edge: '#8fa3b8', turn: 14, scale: 1.12, face: 'court' }) +
      card('spade', 122, 282, { paper, ink: '#0b2440', edge: '#8fa3b8', turn: -10, scale: 1.12 })
    )
  }),
  deepwater('harbourmaster-blackjack', moods.dusk, (brush) => {
    const { canvas, mood } = brush
    const wood = canvas.slant('#f2b878', '#a8613a@.5', '#5a2a30')
    const paper = canvas.slant('#fffaf4', '#f0d6cf')
    const spokes = Array.from({ length: 8 }, (_, index) =>
      at(150, 172, path('M-5-30L-4-92H4L5-30ZM-6-108C-9-124-7-136 0-140C7-136 9-124 6-108Z', wood), { turn: index * 45 }),
    ).join('')
    return (
      stars(brush, 24, 150) +
      halo(brush, 150, 172, 170, mood.accent, 0.6) +
      wave(262, 4, 140, 30, mood.mid) +
      spokes +
      circle(150, 172, 99, 'none', `stroke="${wood}" stroke-width="17"`) +
      circle(150, 172, 99, 'none', `stroke="${mood.accent}" stroke-width="2" opacity=".6"`) +
      circle(150, 172, 31, wood) +
      circle(150, 172, 15, canvas.ball('#fff3d0', '#e8aa45@.5', '#7a4420')) +
      wave(300, 5, 160, 70, mood.near) +
      card('club', 88, 290, { paper, ink: mood.near, edge: '#b98a9a', turn: -16, scale: 0.98 }) +
      card('diamond', 212, 290, { paper, ink: '#d5484d', edge: '#b98a9a', turn: 16, scale: 0.98 }) +
      card('spade', 150, 278, { paper, ink: mood.near, edge: '#b98a9a', scale: 1.08 }) +
      wave(356, 5, 130, 10, mood.deep)
    )
  }),
]
