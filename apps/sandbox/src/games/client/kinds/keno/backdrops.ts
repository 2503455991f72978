import type { BackdropArt } from '../../backdrop/backdropArt.ts'
import * as motif from '../../backdrop/motifs.ts'
import { palette, swell } from '../../backdrop/tones.ts'

const rose = palette(['#7a3a6c', '#4b2354', '#170a22'], ['#6d3564', '#552850', '#3d1b40', '#160820'], ['#ffe9ef', '#ffc9b8', '#ff9fb8'])
const pool = palette(['#2f9a97', '#14707a', '#06323d'], ['#15777a', '#0d5158', '#0b3c44', '#04181f'], ['#e4fff4', '#ffb08a', '#5ff0d4'])
const harbor = palette(['#0b1836', '#16345e', '#0a1f3c'], ['#1d5a80', '#133e61', '#0f2c4a', '#050f1e'], ['#e6f2ff', '#ffd98a', '#8fc7ff'])

/** Where each game is played, by its id. */
export const backdrops: Readonly<Record<string, BackdropArt>> = {
  'pearl-draw': {
    palette: rose,
    layers: [
      { kind: 'shafts', x: 0.5, strength: 0.26 },
      { kind: 'halo', x: 0.5, y: 0.3, r: 0.8, color: '#ff9fb8', strength: 0.3 },
      { kind: 'strewn', svg: motif.fish('#3d1b40'), count: 8, size: 0.034, opacity: 0.7 },
      { kind: 'floor', height: 0.15, color: '#45204f' },
      { kind: 'weed', color: '#34163c', count: 11 },
      { kind: 'picture', svg: motif.pearlStrand('#ffe3ea', '#b5739a', '#ffe9ef'), at: 'crown', size: 1.16 },
      { kind: 'picture', svg: motif.shell('#ffd9cd', '#f08fa0', '#6d2f56'), at: 'left', size: 1.12 },
      { kind: 'picture', svg: motif.shell('#f4c6e2', '#b06aa8', '#4f2458'), at: 'right', size: 0.84 },
      { kind: 'floor', height: 0.05, color: '#170a22' },
    ],
    swell: [],
    drift: { form: 'bubble', color: '#ffe9ef', count: 16, to: 'up' },
  },
  'tidepool-keno': {
    palette: pool,
    layers: [
      { kind: 'halo', x: 0.5, y: 0.35, r: 0.9, color: '#8ff5dc', strength: 0.38 },
      { kind: 'rings', x: 0.14, y: 0.3, r: 0.24, color: '#e4fff4' },
      { kind: 'rings', x: 0.86, y: 0.7, r: 0.3, color: '#e4fff4' },
      { kind: 'strewn', svg: motif.pebble('#8fb9b4', '#2a5f66'), count: 17, size: 0.075, opacity: 0.75 },
      { kind: 'strewn', svg: motif.fish('#0b4f55'), count: 6, size: 0.032, opacity: 0.75 },
      { kind: 'picture', svg: motif.starfish('#ffc38a', '#f2694e', '#ffe9d6'), at: 'left', size: 1.06 },
      { kind: 'picture', svg: motif.anemone('#ffd1f4', '#d06fb4', '#6f2f78', '#123f47'), at: 'right', size: 1.1 },
      { kind: 'picture', svg: motif.shell('#fff0dc', '#e8b98a', '#7d5a3c'), at: 'crown', size: 0.82 },
    ],
    swell: [],
    drift: { form: 'mote', color: '#e4fff4', count: 16, to: 'up' },
  },
  'harbour-bell-keno': {
    palette: harbor,
    layers: [
      { kind: 'stars', count: 46 },
      { kind: 'halo', x: 0.12, y: 0.3, r: 0.6, color: '#ffd98a', strength: 0.22 },
      { kind: 'picture', svg: motif.moon('#eef6ff', '#9cc0ea', '#8fc7ff'), at: 'crown', size: 0.9 },
      { kind: 'water', from: '#1d4a74', to: '#061325' },
      { kind: 'row', svg: motif.masts('#0a1a33', '#ffd98a'), width: 300, height: 170, isMirrored: true },
      { kind: 'picture', svg: motif.bellFrame('#9a6a3e', '#4a2f22', '#f0b653', '#7a4420', '#ffd98a'), at: 'left', size: 1.16 },
      { kind: 'picture', svg: motif.sailingBoat('#3d5f8f', '#dbe9fb', '#7d9cc8', '#ffd98a'), at: 'right', size: 0.92 },
    ],
    swell: swell(['#1d4a74', '#143a60', '#0d2a4a', '#071a33']).map((one) => ({ ...one, alpha: one.alpha * 0.16 })),
    drift: { form: 'mote', color: '#ffd98a', count: 14, to: 'up' },
  },
}
