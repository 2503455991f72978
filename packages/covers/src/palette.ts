/**
 * One night: three tones of sky or water from the top, four silhouettes from far to deep, one light and one accent. Every
 * composition takes one mood and nothing else, which keeps the series together.
 */
export interface Mood {
  readonly sky: readonly [string, string, string]
  readonly far: string
  readonly mid: string
  readonly near: string
  readonly deep: string
  readonly light: string
  readonly accent: string
  /** Second tone of an aurora or a flame. */
  readonly second: string
}

const mood = (sky: string, layers: string, lights: string): Mood => {
  const [top = '', middle = '', low = ''] = sky.split(' ')
  const [far = '', mid = '', near = '', deep = ''] = layers.split(' ')
  const [light = '', accent = '', second = ''] = lights.split(' ')
  return { sky: [top, middle, low], far, mid, near, deep, light, accent, second }
}

export const moods = {
  midnight: mood('#06101f #0d2c50 #2f7ba3', '#1d5a80 #133e61 #0b2440 #050f1d', '#e2f5ff #ffd98a #7fd3ff'),
  lagoon: mood('#04151d #06404b #1d9a92', '#11706f #0b4f55 #07333a #03181e', '#d6fff4 #ffb08a #5ff0d4'),
  violet: mood('#0b0b26 #2b2467 #7b5bb8', '#53418f #38306f #211d4a #0d0b22', '#f3e8ff #7ff0df #c79bff'),
  dusk: mood('#120e2b #48295e #d46f7c', '#7a3f6c #4f2c5b #2d1c42 #130c22', '#ffeadb #ffc46b #ff9aa2'),
  indigo: mood('#050a20 #14225c #4468c4', '#2b4796 #1d3174 #121f4e #070c22', '#e3ecff #8fe3ff #6f9bff'),
  kelp: mood('#03130f #0a3a2e #3c9268', '#1f6a4d #124a39 #0a2f26 #041611', '#e5ffe9 #ffc66b #7fe3a1'),
  forge: mood('#12070d #4a141f #c8492b', '#87292a #5a1c23 #36111b #17070e', '#ffe6bd #ff8a3c #ffb65c'),
  coral: mood('#14091e #54204c #dc636a', '#8b3560 #5d264f #381838 #180a1c', '#ffe6da #ff9c7d #ff6f91'),
  brass: mood('#110c0c #3d2a1e #b07a30', '#78502a #503522 #2f2018 #140d0c', '#fff1c9 #f4c04e #ff9d4d'),
  ash: mood('#0b0d14 #292c3a #77636a', '#4b4552 #343340 #20222d #0d0f15', '#fff0e0 #ff7043 #ffa25c'),
  quench: mood('#061318 #103c44 #37877f', '#235e60 #184548 #0e2d32 #061519', '#e6fff5 #ff8a4d #6fe0cf'),
  aurora: mood('#040c1c #0a2d47 #257a80', '#17525f #103b4b #0a2635 #04101b', '#ecfff6 #6dffb6 #38d6c8'),
  polar: mood('#050a1f #16296a #5388cd', '#30589f #213f7d #152a57 #080f26', '#eef5ff #8ad0ff #b79bff'),
  magenta: mood('#0a0820 #2f1c60 #8d52a8', '#5c3a86 #402867 #281a46 #100a20', '#fdeaff #ff8bd6 #8d95ff'),
  frost: mood('#061726 #1a4d6e #8cc8da', '#4d8aa4 #2e6684 #1a4560 #0a2135', '#f6fdff #a6f0ff #6fb7ff'),
  vigil: mood('#0e0d2a #46315f #ea935c', '#84506a #583757 #35223f #170f20', '#fff1da #ffcf70 #ff9c6b'),
} as const satisfies Record<string, Mood>
