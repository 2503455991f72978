import type { BackdropArt } from '../../backdrop/backdropArt.ts'
import * as motif from '../../backdrop/motifs.ts'
import { palette, swell } from '../../backdrop/tones.ts'
import { lantern, lighthouse } from '../cards/emblems.ts'
import type { Back } from '../cards/looks.ts'

/** Where a game is played, and the backs of its cards. */
export interface PokerPlace {
  readonly backdrop: BackdropArt
  readonly cards: Back
}

const dusk = palette(['#221545', '#7a3f6c', '#d9765f'], ['#84506a', '#583757', '#3d2748', '#160b22'], ['#ffeadb', '#ffc46b', '#ff9a6b'])
const indigo = palette(['#101c4d', '#2a4796', '#13235c'], ['#2b4796', '#1d3174', '#16265c', '#060b20'], ['#e9f0ff', '#ffe08f', '#8fb0ff'])

/** The place of each game, by its id. */
export const places: Readonly<Record<string, PokerPlace>> = {
  'lantern-jacks': {
    cards: { back: ['#8a3f5c', '#3a1a3a'], line: '#ffcf8a', emblem: lantern },
    backdrop: {
      palette: dusk,
      layers: [
        { kind: 'stars', count: 34 },
        { kind: 'halo', x: 0.5, y: 0.48, r: 0.8, color: '#ff9a5c', strength: 0.5 },
        { kind: 'water', from: '#a8566a', to: '#241232' },
        { kind: 'row', svg: motif.hills('#4a2c50'), width: 300, height: 130, isMirrored: true },
        { kind: 'picture', svg: motif.shipLantern('#e8b06a', '#5a3420', '#ffb35c'), at: 'crown', size: 1.1 },
        { kind: 'picture', svg: motif.floatingLantern('afloatA', '#ffd08a', '#c2603f', '#ffb35c'), at: 'left', size: 0.86 },
        { kind: 'picture', svg: motif.floatingLantern('afloatB', '#ffb9a0', '#a8456a', '#ff9a7a'), at: 'right', size: 0.72 },
      ],
      swell: swell(['#8a4a68', '#653653', '#452443', '#2a1433']).map((one) => ({ ...one, alpha: one.alpha * 0.16 })),
      drift: { form: 'mote', color: '#ffd08a', count: 18, to: 'up' },
    },
  },
  'breakwater-jacks': {
    cards: { back: ['#2d4aa0', '#13205a'], line: '#cfe0ff', emblem: lighthouse },
    backdrop: {
      palette: indigo,
      layers: [
        { kind: 'stars', count: 52 },
        { kind: 'picture', svg: motif.moon('#eef3ff', '#a8bdf0', '#8fb0ff'), at: 'crown', size: 0.84 },
        { kind: 'water', from: '#2f4f9f', to: '#070d2a' },
        { kind: 'picture', svg: motif.lighthouse('#f4f7ff', '#8fa3d6', '#d5484d', '#ffe9a8', '#16265c'), at: 'right', size: 1.2 },
        { kind: 'picture', svg: motif.sailingBoat('#47609f', '#dfe8ff', '#7f95d0', '#ffe08f'), at: 'left', size: 0.8 },
        { kind: 'bank', svg: motif.stones('#cfe0ff', '#4a5f9e', '#101c4a'), width: 300, height: 64, rise: 0.09 },
      ],
      swell: swell(['#35539f', '#263f86', '#1a2d68', '#0e1a45']).map((one) => ({ ...one, alpha: one.alpha * 0.2 })),
      drift: { form: 'bubble', color: '#cfe0ff', count: 12, to: 'up' },
    },
  },
}
