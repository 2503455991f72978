import type { Brush } from './cover.ts'
import { aurora, stars } from './motifs/sky.ts'
import { circle, path, rect, stroke } from './svg.ts'

export type ProviderId = 'deepwater' | 'coralforge' | 'northlight'

/** What the games of one provider share: what lies behind the picture, and the edge around it. */
interface Frame {
  readonly backdrop: (brush: Brush) => string
  readonly edge: (brush: Brush) => string
}

const sheet = 'M0 0H300V400H0Z'
const sky = ({ canvas, mood }: Brush) => rect(0, 0, 300, 400, canvas.down(mood.sky[0], `${mood.sky[1]}@.45`, mood.sky[2]))

const arch = 'M15 385V150A135 135 0 0 1 285 150V385Z'
const chamfer = 'M15 47L47 15H253L285 47V353L253 385H47L15 353Z'
const panel = 'M132 15H21A6 6 0 0 0 15 21V379A6 6 0 0 0 21 385H279A6 6 0 0 0 285 379V21A6 6 0 0 0 279 15H168'

export const frames: Readonly<Record<ProviderId, Frame>> = {
  // A porthole's arch, and light that falls from above the surface.
  deepwater: {
    backdrop: (brush) =>
      sky(brush) + path('M110 0H190L270 400H30Z', brush.canvas.down(`${brush.mood.light}/.16`, `${brush.mood.light}@.7/0`)),
    edge: ({ mood }) =>
      path(`${sheet}${arch}`, mood.deep, 'fill-rule="evenodd" opacity=".62"') +
      stroke(arch, mood.light, 1.5, 'opacity=".5"') +
      [28, 272].map((x) => circle(x, 28, 4, mood.light, 'opacity=".4"')).join(''),
  },
  // Cut corners, and the rim of a forge that glows from below.
  coralforge: {
    backdrop: (brush) => sky(brush),
    edge: ({ canvas, mood }) =>
      path(`${sheet}${chamfer}`, mood.deep, 'fill-rule="evenodd" opacity=".7"') +
      stroke(chamfer, canvas.down(`${mood.light}/.3`, `${mood.accent}@.6/.7`, mood.accent), 2) +
      path('M15 15h16l-16 16zM285 15v16l-16-16zM15 385v-16l16 16zM285 385h-16l16-16z', mood.accent, 'opacity=".75"'),
  },
  // A field of stars and a band of aurora; a thin line that the north star interrupts.
  northlight: {
    backdrop: (brush) => sky(brush) + stars(brush, 40, 220) + aurora(brush),
    edge: ({ mood }) =>
      path(`${sheet}M15 15H285V385H15Z`, mood.deep, 'fill-rule="evenodd" opacity=".5"') +
      stroke(panel, mood.light, 1.5, 'opacity=".45"') +
      path('M150 3q1.8 10.2 12 12q-10.2 1.8-12 12q-1.8-10.2-12-12q10.2-1.8 12-12z', mood.light),
  },
}
