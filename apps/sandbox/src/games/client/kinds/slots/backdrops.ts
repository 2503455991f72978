import type { BackdropArt } from '../../backdrop/backdropArt.ts'
import * as motif from '../../backdrop/motifs.ts'
import { palette, swell } from '../../backdrop/tones.ts'

const midnight = palette(['#050b18', '#0b2646', '#0a2744'], ['#1d5a80', '#133e61', '#0f2c4a', '#04101f'], ['#e2f5ff', '#ffd98a', '#7fd3ff'])
const lagoon = palette(['#0f5d63', '#0a4650', '#04202a'], ['#15777a', '#0d5158', '#0b3c44', '#03151b'], ['#d6fff4', '#ffb08a', '#5ff0d4'])
const kelp = palette(['#1d6a4d', '#0f4a37', '#062219'], ['#2a7d59', '#17553f', '#0e3b2e', '#03130f'], ['#e5ffe9', '#ffc66b', '#7fe3a1'])
const indigo = palette(['#1a3a8c', '#11245f', '#060c28'], ['#2b4796', '#1d3174', '#16265c', '#060b20'], ['#e3ecff', '#8fe3ff', '#6f9bff'])
const violet = palette(['#1a1648', '#3a2d7c', '#140f38'], ['#53418f', '#38306f', '#2a2459', '#0d0b22'], ['#f3e8ff', '#7ff0df', '#c79bff'])
const nave = palette(['#1c5c80', '#103f60', '#04111f'], ['#1d5a80', '#133e61', '#0f2f4c', '#040d18'], ['#dff6ff', '#ffd98a', '#7fd3ff'])
const abyss = palette(['#1a2870', '#131c52', '#04071c'], ['#2b3d90', '#1d2a6c', '#171f54', '#05081c'], ['#ffe3dc', '#ff8f8f', '#8f9bff'])
const dusk = palette(['#1d1540', '#6b3a6c', '#c9657a'], ['#7a3f6c', '#4f2c5b', '#38204a', '#150b22'], ['#ffeadb', '#ffc46b', '#ff9aa2'])
const vigil = palette(['#171540', '#5a4474', '#ee9d66'], ['#84506a', '#583757', '#3d2748', '#180f20'], ['#fff1da', '#ffcf70', '#ff9c6b'])

/** Where each game is played, by its id. */
export const backdrops: Readonly<Record<string, BackdropArt>> = {
  'moonlit-tides': {
    palette: midnight,
    layers: [
      { kind: 'stars', count: 60 },
      { kind: 'halo', x: 0.14, y: 0.2, r: 0.6, color: '#7fd3ff', strength: 0.22 },
      { kind: 'picture', svg: motif.moon('#e2f5ff', '#7fc4ee', '#7fd3ff'), at: 'crown', size: 1.25 },
    ],
    swell: swell(['#1b5578', '#12405f', '#0b2c49', '#071c33']),
    drift: { form: 'bubble', color: '#7fd3ff', count: 22, to: 'up' },
  },
  'harbour-lights': {
    palette: dusk,
    layers: [
      { kind: 'stars', count: 36 },
      { kind: 'halo', x: 0.5, y: 0.46, r: 0.75, color: '#ff9d6b', strength: 0.5 },
      { kind: 'water', from: '#8a4668', to: '#22132f' },
      {
        kind: 'row',
        svg: motif.houses(['#5c3360', '#7d3f62', '#4a2c5c', '#93475f'], '#2d1c42', '#ffd98a'),
        width: 300,
        height: 140,
        isMirrored: true,
      },
      { kind: 'picture', svg: motif.sailingBoat('#1a0f28', '#ffe3c7', '#d98a7c', '#ffc46b'), at: 'left', size: 0.86 },
    ],
    swell: swell(['#7a3f62', '#5c3056', '#3d2146', '#251432']).map((one) => ({ ...one, alpha: one.alpha * 0.16 })),
    drift: { form: 'mote', color: '#ffd98a', count: 20, to: 'up' },
  },
  'lantern-koi': {
    palette: kelp,
    layers: [
      { kind: 'halo', x: 0.5, y: 0.4, r: 0.9, color: '#4fc08d', strength: 0.4 },
      { kind: 'rings', x: 0.12, y: 0.28, r: 0.26, color: '#e5ffe9' },
      { kind: 'rings', x: 0.88, y: 0.74, r: 0.3, color: '#e5ffe9' },
      { kind: 'strewn', svg: motif.lilyPad('#4fa878', '#1a5c44'), count: 15, size: 0.13, opacity: 0.9 },
      { kind: 'picture', svg: motif.koi('koiA', '#f5702f', '#ffb98a', '#fff0dc'), at: 'left', size: 0.98 },
      { kind: 'picture', svg: motif.koi('koiB', '#fff4e6', '#ffdcc6', '#ff6a3d'), at: 'right', size: 0.92 },
      { kind: 'picture', svg: motif.lantern('#ff7a4a', '#a81c2a', '#ffc66b'), at: 'crown', size: 1.1 },
    ],
    swell: [],
    drift: { form: 'petal', color: '#ffb2c4', count: 20, to: 'down' },
  },
  'whale-song': {
    palette: indigo,
    layers: [
      { kind: 'shafts', x: 0.5, strength: 0.2 },
      { kind: 'rings', x: 0.1, y: 0.62, r: 0.5, color: '#8fe3ff' },
      { kind: 'strewn', svg: motif.fish('#0d1a48'), count: 9, size: 0.035, opacity: 0.8 },
      { kind: 'floor', height: 0.13, color: '#121f4e' },
      { kind: 'picture', svg: motif.whale('#8fb0f5', '#c3d6ff', '#263f8c'), at: 'left', size: 1.02 },
      { kind: 'picture', svg: motif.whale('#5f80cc', '#8ea8e0', '#1d3174'), at: 'crown', size: 0.8, opacity: 0.75 },
      { kind: 'floor', height: 0.06, color: '#070c22' },
    ],
    swell: [],
    drift: { form: 'bubble', color: '#8fe3ff', count: 26, to: 'up' },
  },
  'jellyfish-waltz': {
    palette: violet,
    layers: [
      { kind: 'halo', x: 0.1, y: 0.5, r: 0.5, color: '#c79bff', strength: 0.5 },
      { kind: 'halo', x: 0.9, y: 0.6, r: 0.45, color: '#7ff0df', strength: 0.34 },
      {
        kind: 'strewn',
        svg: `<g transform="translate(-50 -50)">${motif.jellyfish('far', '#8f7ad0', '#53418f', '#8f7ad0')}</g>`,
        count: 5,
        size: 0.1,
        opacity: 0.28,
      },
      { kind: 'floor', height: 0.05, color: '#0d0b22' },
      { kind: 'picture', svg: motif.jellyfish('near', '#c79bff', '#6d4fd0', '#ffd1f4'), at: 'left', size: 1 },
      { kind: 'picture', svg: motif.jellyfish('partner', '#7ff0df', '#2f8fae', '#d8fff8'), at: 'right', size: 0.9 },
      { kind: 'picture', svg: motif.jellyfish('third', '#ff9fd6', '#8a3f9c', '#ffe0f4'), at: 'crown', size: 0.9 },
    ],
    swell: [],
    drift: { form: 'mote', color: '#d8fff8', count: 34, to: 'up' },
  },
  'sunken-cathedral': {
    palette: nave,
    layers: [
      { kind: 'shafts', x: 0.5, strength: 0.3 },
      { kind: 'halo', x: 0.5, y: 0.3, r: 0.7, color: '#8fdcf2', strength: 0.28 },
      { kind: 'picture', svg: motif.arch('#0d2b4a', '#081a2e', '#8fdcf2'), at: 'left', size: 1.1 },
      { kind: 'picture', svg: motif.arch('#0d2b4a', '#081a2e', '#8fdcf2'), at: 'right', size: 1.1 },
      { kind: 'picture', svg: motif.roseWindow('#0b2440', '#dff6ff'), at: 'crown', size: 0.94 },
      { kind: 'strewn', svg: motif.fish('#061424'), count: 8, size: 0.034, opacity: 0.85 },
      { kind: 'weed', color: '#061a2c', count: 9 },
      { kind: 'floor', height: 0.05, color: '#050f1d' },
    ],
    swell: [],
    drift: { form: 'mote', color: '#ffe6a8', count: 30, to: 'down' },
  },
  'pearl-diver': {
    palette: lagoon,
    layers: [
      { kind: 'shafts', x: 0.5, strength: 0.36 },
      { kind: 'halo', x: 0.5, y: 0, r: 0.6, color: '#d6fff4', strength: 0.3 },
      { kind: 'strewn', svg: motif.fish('#0b4f55'), count: 9, size: 0.036, opacity: 0.9 },
      { kind: 'floor', height: 0.17, color: '#0b4a50' },
      { kind: 'weed', color: '#07363d', count: 12 },
      { kind: 'picture', svg: motif.shell('#ffd9cd', '#f2a58f', '#7d4255'), at: 'right', size: 0.82 },
      { kind: 'picture', svg: motif.diver('#03222a', '#d6fff4'), at: 'crown', size: 0.94 },
      { kind: 'floor', height: 0.06, color: '#03181e' },
    ],
    swell: [],
    drift: { form: 'bubble', color: '#d6fff4', count: 30, to: 'up' },
  },
  'eight-arms-deep': {
    palette: abyss,
    layers: [
      { kind: 'halo', x: 0.5, y: 0.55, r: 0.95, color: '#d9486e', strength: 0.34 },
      { kind: 'strewn', svg: motif.fish('#0d1340'), count: 8, size: 0.034, opacity: 0.85 },
      { kind: 'floor', height: 0.14, color: '#121a48' },
      { kind: 'picture', svg: motif.tentacle('armA', '#e8647c', '#6e1a55', '#ffc4b3'), at: 'left', size: 1 },
      { kind: 'picture', svg: motif.tentacle('armB', '#e8647c', '#6e1a55', '#ffc4b3', true), at: 'right', size: 1 },
      { kind: 'picture', svg: motif.octopus('#e0526f', '#7a1f5c', '#ff9d8f'), at: 'crown', size: 0.9 },
      { kind: 'floor', height: 0.05, color: '#05081c' },
    ],
    swell: [],
    drift: { form: 'bubble', color: '#ffb3b3', count: 24, to: 'up' },
  },
  'paper-boats': {
    palette: vigil,
    layers: [
      { kind: 'stars', count: 40 },
      { kind: 'picture', svg: motif.moon('#fff6e0', '#ffcf9a', '#ffcf70'), at: 'crown', size: 0.9 },
      { kind: 'halo', x: 0.5, y: 0.5, r: 0.8, color: '#ffb46b', strength: 0.4 },
      { kind: 'water', from: '#e8955f', to: '#2a1838' },
      { kind: 'row', svg: motif.hills('#583757'), width: 300, height: 100, isMirrored: false },
      { kind: 'picture', svg: motif.paperBoat('boatA', '#f0c9a0', '#a8685e', '#ffb04d'), at: 'left', size: 0.84 },
      { kind: 'picture', svg: motif.paperBoat('boatB', '#cfe0f6', '#5f6fa0', '#ffb04d'), at: 'right', size: 0.62 },
    ],
    swell: swell(['#a86a62', '#7c4a5c', '#4f2f4a', '#2b1a34']).map((one) => ({ ...one, alpha: one.alpha * 0.16 })),
    drift: { form: 'mote', color: '#ffcf70', count: 26, to: 'up' },
  },
}
