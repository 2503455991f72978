import { fish, lotus } from './creatures.ts'
import * as depths from './depths.ts'
import type { Paint } from './glyph.ts'
import * as harbor from './harbor.ts'
import { letters } from './letters.ts'
import { onRibbon } from './ribbon.ts'
import * as sea from './sea.ts'
import { lantern, pearl } from './treasures.ts'

type Symbols = Readonly<Record<string, string>>
const paint = (light: string, mid: string, dark: string, glow: string): Paint => ({ light, mid, dark, glow })

const gold = paint('#fff6cf', '#ffc94d', '#b8701c', '#ffdf7a')
const brass = paint('#ffeec2', '#d9a441', '#7a4a16', '#ffcf6b')

/** Dusk in a harbor: warm lamps before cold water. */
const harbourLights: Symbols = {
  lighthouse: harbor.lighthouse(paint('#fff1e2', '#ff7a5c', '#8c2740', '#ffb08a')),
  clipper: harbor.clipper(paint('#fdf6e4', '#c9b48a', '#4f3a26', '#ffe2b0')),
  anchor: harbor.anchor(paint('#d8ecff', '#6f93b8', '#263b59', '#9fc6ea')),
  bell: harbor.bell(brass),
  lantern: onRibbon('WILD', harbor.lamp(gold)),
  ...letters({ a: ['#ffd9a8', '#d9863a'], k: ['#a9d4ff', '#3f78c4'], q: ['#ffb7ae', '#c9505a'], j: ['#b9e6d4', '#3d9480'] }),
}

/** A pond garden by lantern light. */
const lanternKoi: Symbols = {
  koi: fish,
  crane: harbor.crane(paint('#ffffff', '#dfeaf2', '#54708c', '#e8f4ff')),
  lotus,
  maple: harbor.maple(paint('#ffd08a', '#ef5a34', '#8f1d2c', '#ff9a62')),
  lily: onRibbon('WILD', harbor.lily(paint('#fff0f7', '#f58fbd', '#a83a75', '#ffb8d6'), paint('#b4eb9a', '#46a35c', '#125038', '#8de6a0'))),
  lantern: onRibbon('SCATTER', lantern),
  ...letters({ a: ['#ffc9b0', '#d1583c'], k: ['#c8efb4', '#4f9a4b'], q: ['#ffe3a0', '#c78a2a'], j: ['#f6c3e0', '#a8487f'] }),
}

/** Cold deep water under northern light. */
const whaleSong: Symbols = {
  orca: sea.orca(paint('#9fb4d0', '#33455f', '#0b1424', '#8fb4e6')),
  seal: sea.seal(paint('#eef2f6', '#9aaabb', '#3d4c5e', '#d6e6f6')),
  nautilus: sea.nautilus(paint('#fff0dc', '#e59a63', '#7d3a2c', '#ffc494')),
  coral: sea.coral(paint('#ffd0d8', '#f0607c', '#7c1e4a', '#ff92a8')),
  whale: onRibbon('WILD', sea.whale(paint('#bfe8ff', '#3f8fd0', '#12315f', '#63c2ff'))),
  bell: onRibbon('SCATTER', harbor.bell(gold)),
  ...letters({
    a: ['#b4f2ff', '#2fa3bd'],
    k: ['#c2d0ff', '#4f66c9'],
    q: ['#e0c6ff', '#8153c4'],
    j: ['#b2f5dc', '#2a9c7e'],
    ten: ['#d3e2ee', '#6a8299'],
  }),
}

/** Lights that drift in warm dark water. */
const jellyfishWaltz: Symbols = {
  crown: sea.jelly(paint('#fff0b8', '#f0a63c', '#7c3f1a', '#ffd46b'), 'crown'),
  moonjelly: sea.jelly(paint('#eaf8ff', '#8ec6ee', '#2f5a96', '#bfe6ff'), 'moon'),
  comb: sea.jelly(paint('#e4ffe9', '#63d8a8', '#1b6a6c', '#9bffd2'), 'comb'),
  lion: sea.jelly(paint('#ffe0cf', '#f0714f', '#7e2136', '#ff9f80'), 'lion'),
  pearl: onRibbon('WILD', pearl),
  star: onRibbon('SCATTER', sea.starfish(paint('#ffe2f0', '#ef5fa4', '#7a1a63', '#ff94c8'))),
  ...letters({
    a: ['#f6c6ff', '#a84fd0'],
    k: ['#b6dcff', '#3f7fd0'],
    q: ['#ffc6dd', '#cf4f8c'],
    j: ['#b9f7e4', '#2f9f8f'],
    ten: ['#e2d2ff', '#7a60c4'],
  }),
}

/** Stone, lead and colored glass under water. */
const sunkenCathedral: Symbols = {
  bishop: harbor.bishop(paint('#e6e9e2', '#94a39a', '#39493f', '#c4dccb')),
  organ: harbor.organ(brass),
  angel: harbor.angel(paint('#f4f8ff', '#b4c4e4', '#4c5c8c', '#d4e2ff')),
  chalice: harbor.chalice(gold),
  rose: onRibbon('WILD', harbor.rose(paint('#ffb4d2', '#a03ec4', '#2a1a6c', '#d48cff'))),
  bell: onRibbon('SCATTER', harbor.bell(paint('#d8f4e4', '#5fa889', '#1f4c44', '#94e6c4'))),
  ...letters({
    a: ['#a8dcff', '#2c6cc0'],
    k: ['#ffb0b8', '#b83348'],
    q: ['#e2b8ff', '#7c38b8'],
    j: ['#c2f0b0', '#3f8c3c'],
    ten: ['#ffe6a0', '#b88a24'],
  }),
}

/** Treasure in clear green water. */
const pearlDiver: Symbols = {
  galleon: depths.galleon(paint('#ffe9c2', '#c98a4b', '#5a2f1a', '#ffcf92')),
  turtle: depths.turtle(paint('#d8ffd0', '#4fb87a', '#12503f', '#8dffb8')),
  seahorse: depths.seahorse(paint('#fff0b8', '#f2a63c', '#8c431a', '#ffd06b')),
  starfish: sea.starfish(paint('#ffdccf', '#f0715a', '#8a2439', '#ff9f88')),
  ...letters({ a: ['#b8ffe9', '#1f9f8c'], k: ['#b6e4ff', '#3a83c4'], q: ['#ffd6c2', '#c8674a'], j: ['#e6e0ff', '#7a68c0'] }),
  diver: onRibbon('WILD', depths.diver(paint('#fff0c8', '#d99b3e', '#6b3c14', '#ffd884'))),
  pearl,
  oyster: depths.oyster(paint('#ffe3ec', '#c583a8', '#51305e', '#ffb8dc')),
}

/** Finds on a dark floor, and who keeps them. */
const eightArmsDeep: Symbols = {
  octopus: depths.octopus(paint('#ffc4b3', '#e0526f', '#6e1a55', '#ff8f9c')),
  trident: depths.trident(gold),
  helmet: depths.helmet(paint('#ffe2b8', '#c07a3a', '#542c12', '#f4b070')),
  amphora: depths.amphora(paint('#ffd9c2', '#c4603f', '#5c2118', '#ff9c78')),
  jade: depths.jadeRing(paint('#e2ffe4', '#4fc08d', '#0f5546', '#8dffc4')),
  coral: sea.coral(paint('#dcd6ff', '#7f74e0', '#2c2278', '#a9a0ff')),
}

/** Folded paper by candle light, told apart by color and by the light around it. */
const paperBoats: Symbols = {
  red: depths.paperBoat(paint('#ffd6cc', '#f0533f', '#8c1526', '#ff8a70'), 'dots'),
  gold: depths.paperBoat(paint('#fff6cc', '#f5b92e', '#93580c', '#ffd95e'), 'star'),
  green: depths.paperBoat(paint('#dcffd6', '#4bb566', '#12573f', '#8fffa8'), 'leaf'),
  blue: depths.paperBoat(paint('#d2e8ff', '#3f86e8', '#163a8c', '#7ab8ff'), 'waves'),
  white: depths.paperBoat(paint('#ffffff', '#f1e9dc', '#8f8296', '#fff3d6'), 'none'),
}

/** The drawings of each game's symbols, as SVG text, by the id of the game. */
export const symbolSets: Readonly<Record<string, Symbols>> = {
  'harbour-lights': harbourLights,
  'lantern-koi': lanternKoi,
  'whale-song': whaleSong,
  'jellyfish-waltz': jellyfishWaltz,
  'sunken-cathedral': sunkenCathedral,
  'pearl-diver': pearlDiver,
  'eight-arms-deep': eightArmsDeep,
  'paper-boats': paperBoats,
}
