import { studio, type Cover } from '../cover.ts'
import { card, chips } from '../motifs/cards.ts'
import { halo, stars } from '../motifs/sky.ts'
import { wave } from '../motifs/water.ts'
import { moods } from '../palette.ts'
import { at, circle, ellipse, path, stroke } from '../svg.ts'

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
