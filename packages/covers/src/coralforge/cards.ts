import { studio, type Cover } from '../cover.ts'
import { card, type Suit } from '../motifs/cards.ts'
import { flame } from '../motifs/forge.ts'
import { pine, snow } from '../motifs/north.ts'
import { starfish } from '../motifs/sealife.ts'
import { flakes, halo, moon, ridge, stars } from '../motifs/sky.ts'
import { glitter, wave } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, group, path, rect, stroke } from '../svg.ts'

const coralforge = studio('coralforge')

export const coralforgeCards: readonly Cover[] = [
  coralforge('porthole-twenty-one', moods.midnight, (brush) => {
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
  coralforge('low-tide-stud', moods.vigil, (brush) => {
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
  coralforge('cabin-stud', moods.polar, (brush) => {
    const { canvas, mood } = brush
    const paper = canvas.slant('#ffffff', '#cfdcf5')
    return (
      ridge(brush, 300, 110, 3, mood.far) +
      [34, 62, 240, 270].map((x, index) => pine(x, 336, 130 - (index % 2) * 44, mood.mid)).join('') +
      halo(brush, 150, 262, 150, '#ffcf70', 0.95) +
      path('M52 198H248V330H52Z', canvas.down('#ffe9a8', '#ff9c4d')) +
      path('M52 206L150 116L248 206V214H52Z', '#4a2f3c') +
      stroke('M52 206V330M248 206V330', '#4a2f3c', 9) +
      circle(150, 176, 17, '#ffe08a') +
      stroke('M150 160V192M134 176H166', '#4a2f3c', 3) +
      path('M26 206L150 90L274 206L260 222L150 124L40 222Z', canvas.down('#ffffff', '#bcd2f5')) +
      path('M200 104H224V152L200 130Z', '#4a2f3c') +
      path('M196 96H228V110C218 106 208 114 196 110Z', '#ffffff') +
      card('spade', 90, 272, { paper, ink: '#152a57', edge: '#7f9bd0', turn: -5, scale: 0.8 }) +
      card('club', 210, 272, { paper, ink: '#152a57', edge: '#7f9bd0', turn: 5, scale: 0.8 }) +
      card('heart', 150, 268, { paper, ink: '#d5486a', edge: '#7f9bd0', scale: 0.9 }) +
      snow(318, canvas.down('#ffffff', '#8fb4ea'), 6) +
      path('M120 318L92 400H208L180 318Z', '#ffd98a', 'opacity=".35"') +
      snow(374, mood.near, 8) +
      flakes(brush, 26, [36, 60, 264, 340], '#ffffff', 2.8)
    )
  }),
  coralforge('hearth-holdem', moods.brass, (brush) => {
    const { canvas, mood } = brush
    const paper = canvas.slant('#fffaf0', '#f0d6b8')
    const stone = canvas.down('#8a6a58', '#4a3630')
    const bricks = Array.from({ length: 9 }, (_, index) =>
      at(150, 250, path('M-15-104L-11-134H11L15-104Z', stone), { turn: -80 + index * 20 }),
    ).join('')
    return (
      path('M0 0H300V400H0Z', canvas.down('#2a1b14', mood.deep)) +
      stroke('M0 70H300M0 118H300M60 22V70M150 22V70M240 22V70M20 70V118M280 70V118', '#0b0706', 2, 'opacity=".5"') +
      halo(brush, 150, 270, 200, '#ff8a3c', 0.9) +
      path('M46 400V250A104 104 0 0 1 254 250V400Z', mood.deep) +
      bricks +
      path('M18 250H48V400H18ZM252 250H282V400H252Z', stone) +
      stroke('M18 290H48M18 330H48M18 370H48M252 290H282M252 330H282M252 370H282', mood.deep, 2, 'opacity=".6"') +
      halo(brush, 150, 280, 110, '#ffb04a', 0.95) +
      flame(112, 322, 1.2, '#ff6a2a', '#ffd070') +
      flame(190, 322, 1.3, '#ff6a2a', '#ffd070') +
      flame(150, 324, 1.9, '#ff7f32', '#ffe9a8') +
      path('M78 322L222 338L218 354L76 338Z', canvas.across('#8a5426', '#4a2818')) +
      path('M82 340L226 320L228 336L84 356Z', canvas.across('#a8683a', '#5d361c')) +
      path('M22 150H278V172H22Z', canvas.down('#c98d4a', '#6b3f1f')) +
      stroke('M22 150H278', '#ffe2a8', 2, 'opacity=".7"') +
      card('diamond', 92, 106, { paper, ink: '#d9432f', edge: '#b98a68', turn: -5, scale: 0.74 }) +
      card('club', 150, 104, { paper, ink: '#2a1b14', edge: '#b98a68', scale: 0.74 }) +
      card('heart', 208, 106, { paper, ink: '#d9432f', edge: '#b98a68', turn: 5, scale: 0.74 }) +
      card('spade', 118, 326, { paper, ink: '#2a1b14', edge: '#b98a68', turn: -14, scale: 0.98, face: 'court' }) +
      card('heart', 180, 328, { paper, ink: '#d9432f', edge: '#b98a68', turn: 12, scale: 0.98, face: 'court' }) +
      flakes(brush, 14, [50, 180, 250, 300], '#ffd98a', 2.4)
    )
  }),
]
