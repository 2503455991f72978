import { anvil, flame, gear, porthole, snow, starfish, type Emblem } from './emblems.ts'

/** The backs of the cards of a game. */
export interface Back {
  /** Their ground and what is drawn on it. */
  readonly back: readonly [light: string, dark: string]
  readonly line: string
  readonly emblem: Emblem
}

/** How one table looks; its line is inlaid in the rim as well. A picture of its own under any theme, like a cover, so it does not follow the page's tokens. */
export interface Look extends Back {
  /** The room around the table, from above. */
  readonly room: readonly [top: string, bottom: string]
  /** The cloth, from the light in its middle to its edge. */
  readonly felt: readonly [light: string, mid: string, dark: string]
  /** The rim of the table: its wood or metal. */
  readonly rim: readonly [light: string, dark: string]
  /** What is written on the cloth. */
  readonly ink: string
}

const looks: Readonly<Record<string, Look>> = {
  'porthole-twenty-one': {
    room: ['#0a1a30', '#050c18'],
    felt: ['#1f6b93', '#124569', '#081f38'],
    rim: ['#c98d4a', '#5a3420'],
    line: '#ffe0a0',
    ink: '#ffe3ad',
    back: ['#16507a', '#0a2542'],
    emblem: porthole,
  },
  'anvil-blackjack': {
    room: ['#1c1517', '#0b0709'],
    felt: ['#56454a', '#352a30', '#191317'],
    rim: ['#6f6a72', '#2a262c'],
    line: '#ff9a4d',
    ink: '#ffc48a',
    back: ['#47363a', '#1e1518'],
    emblem: anvil,
  },
  'red-iron-twenty-one': {
    room: ['#220a0c', '#0d0405'],
    felt: ['#a5323a', '#6d1a22', '#34090f'],
    rim: ['#4b4147', '#1d181b'],
    line: '#ffb27a',
    ink: '#ffd3ae',
    back: ['#8a242c', '#3a0c12'],
    emblem: gear,
  },
  'foundry-holdem': {
    room: ['#1d130e', '#0a0605'],
    felt: ['#2f6f6a', '#1a4644', '#092021'],
    rim: ['#c98142', '#4d2914'],
    line: '#ffb873',
    ink: '#ffdcb0',
    back: ['#8a4520', '#3a1a0b'],
    emblem: anvil,
  },
  'hearth-holdem': {
    room: ['#22150d', '#0e0805'],
    felt: ['#2f7a4d', '#1b5234', '#0a2918'],
    rim: ['#a8683a', '#4a2818'],
    line: '#ffc870',
    ink: '#ffe0a8',
    back: ['#7d4322', '#3a1d0e'],
    emblem: flame,
  },
  'cabin-stud': {
    room: ['#0d1a3a', '#060c1f'],
    felt: ['#4579bd', '#26508f', '#11274f'],
    rim: ['#8a6248', '#3c281c'],
    line: '#e6f1ff',
    ink: '#e8f2ff',
    back: ['#2d5aa0', '#132a55'],
    emblem: snow,
  },
  'low-tide-stud': {
    room: ['#2a1630', '#120a1c'],
    felt: ['#3f8f93', '#276068', '#122f3d'],
    rim: ['#d99a6b', '#7a4a3a'],
    line: '#ffd9a8',
    ink: '#ffe6c4',
    back: ['#c4664f', '#6b2c3a'],
    emblem: starfish,
  },
}
const plain: Look = {
  room: ['#0a1a30', '#050c18'],
  felt: ['#1f7a5a', '#14523d', '#08291e'],
  rim: ['#8a6248', '#3c281c'],
  line: '#ffe0a0',
  ink: '#ffe3ad',
  back: ['#16507a', '#0a2542'],
  emblem: porthole,
}

/** The look of a game; a plain one for a game that has none of its own. */
export const lookOf = (gameId: string): Look => looks[gameId] ?? plain
