import { studio, type Cover } from '../cover.ts'
import { card, type Suit } from '../motifs/cards.ts'
import { halo, moon, stars } from '../motifs/sky.ts'
import { glitter, wave } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, path, rect, stroke } from '../svg.ts'

const deepwater = studio('deepwater')

export const deepwaterVideoPoker: readonly Cover[] = [
  deepwater('lantern-jacks', moods.dusk, (brush) => {
    const { canvas, mood } = brush
    const paper = canvas.slant('#fffaf0', '#f6d9c6')
    const fan: readonly (readonly [Suit, number, number, number, boolean])[] = [
      ['club', 78, 292, -32, false],
      ['diamond', 222, 292, 32, false],
      ['spade', 104, 264, -17, false],
      ['heart', 196, 264, 17, true],
      ['spade', 150, 252, 0, true],
    ]
    return (
      stars(brush, 26, 150) +
      wave(292, 4, 150, 30, mood.mid) +
      halo(brush, 150, 140, 190, '#ffb35c', 0.85) +
      stroke('M150 0V52', mood.deep, 4) +
      circle(150, 60, 11, 'none', 'stroke="#8a5426" stroke-width="5"') +
      path('M112 92C114 76 132 70 150 70S186 76 188 92Z', canvas.across('#e8b06a', '#6b3f1f')) +
      path('M118 96H182L192 180H108Z', canvas.glow('#fffbe8', '#ffdf8a@.45', '#f08a3c')) +
      at(150, 172, path('M2-62C8-44 22-34 20-14C18 2 8 6 0 6S-19 2-19-16C-19-32-8-38-6-50C-2-44 0-40 0-34C4-42 4-50 2-62Z', '#fff6d0')) +
      stroke('M134 96L128 180M166 96L172 180M113 138H187', '#6b3f1f', 4) +
      path('M102 180H198L190 198H110Z', canvas.across('#e8b06a', '#6b3f1f')) +
      glitter(brush, 150, 300, 390, 80, '#ffd08a', 'opacity=".6"') +
      fan
        .map(([kind, x, y, turn, isJack]) =>
          card(kind, x, y, {
            paper,
            ink: kind === 'heart' || kind === 'diamond' ? '#d5484d' : mood.near,
            edge: '#b98a8a',
            turn,
            scale: 1.1,
            face: isJack ? 'court' : 'ace',
          }),
        )
        .join('') +
      wave(362, 5, 140, 40, mood.near, 'opacity=".9"') +
      wave(380, 4, 120, 10, mood.deep)
    )
  }),
  deepwater('breakwater-jacks', moods.indigo, (brush) => {
    const { canvas, mood } = brush
    const paper = canvas.slant('#ffffff', '#d3dcf2')
    const stones: readonly (readonly [number, number, number])[] = [
      [58, 352, 34],
      [120, 360, 40],
      [188, 356, 36],
      [250, 362, 40],
      [90, 330, 24],
      [152, 334, 28],
      [222, 332, 26],
    ]
    return (
      stars(brush, 30, 180) +
      moon(brush, 76, 92, 22) +
      wave(214, 4, 130, 20, canvas.down('#7f9fe6', `${mood.far}@.4`, mood.mid)) +
      glitter(brush, 78, 222, 300, 40, mood.light, 'opacity=".5"') +
      path('M208 240L213 118H235L240 240Z', canvas.across('#f4f7ff', '#8fa3d6')) +
      path('M211.6 146H236.4L237.2 166H210.8ZM210 188H238L239 210H209Z', '#d5484d') +
      path('M204 122H244L238 106H210Z', '#26397c') +
      path('M216 104V84H232V104Z', '#ffe9a8') +
      path('M208 86L224 64L240 86Z', '#d5484d') +
      path('M224 94L20 40V96Z', canvas.across('#ffe9a8/0', '#ffe9a8/.5')) +
      halo(brush, 224, 94, 46, '#ffe9a8', 0.9) +
      path('M150 236C190 214 250 210 300 214V260H150Z', mood.near) +
      wave(262, 7, 120, 60, mood.far) +
      card('spade', 96, 270, { paper, ink: mood.near, edge: '#8fa3d6', turn: -11, scale: 1.3, face: 'court' }) +
      card('heart', 166, 274, { paper, ink: '#d5484d', edge: '#8fa3d6', turn: 12, scale: 1.3, face: 'court' }) +
      stroke('M20 312q10-30 34-24q-10 6-8 16M236 306q12-34 40-26q-10 6-8 18', '#ffffff', 4, 'opacity=".7"') +
      stones.map(([x, y, r]) => ellipse(x, y, r, r * 0.72, canvas.slant('#5f73b0', mood.near))).join('') +
      stones
        .map(([x, y, r]) =>
          stroke(`M${x - r * 0.7} ${y - r * 0.3}q${r * 0.7}-${r * 0.5} ${r * 1.3}-${r * 0.04}`, mood.light, 2, 'opacity=".4"'),
        )
        .join('') +
      rect(0, 378, 300, 22, mood.deep) +
      wave(376, 4, 110, 20, mood.deep)
    )
  }),
]
