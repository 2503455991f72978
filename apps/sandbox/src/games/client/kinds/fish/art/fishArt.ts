/** How a fish looks: a shape in a field of 200 by 100, its head to the right. */
interface Look {
  readonly shape: 'slim' | 'deep' | 'long' | 'flat' | 'eel' | 'shark' | 'narwhal' | 'angler' | 'squid'
  readonly back: string
  readonly belly: string
  readonly fin: string
  readonly mark?: 'stripes' | 'spots' | 'lights'
}

const looks: Readonly<Record<string, Look>> = {
  smelt: { shape: 'slim', back: '#8fb9c9', belly: '#eef8fb', fin: '#b8d8e2' },
  perch: { shape: 'deep', back: '#6f8f3d', belly: '#f3e7a6', fin: '#e2733c', mark: 'stripes' },
  char: { shape: 'slim', back: '#3f6f86', belly: '#f08a5d', fin: '#ffd9c2', mark: 'spots' },
  grayling: { shape: 'deep', back: '#6d7fa3', belly: '#dfe7f5', fin: '#a77bc2', mark: 'spots' },
  whitefish: { shape: 'slim', back: '#9fb3c8', belly: '#ffffff', fin: '#c7d5e4' },
  burbot: { shape: 'eel', back: '#7a6a3f', belly: '#d9c98d', fin: '#8f7c4c', mark: 'spots' },
  trout: { shape: 'slim', back: '#4f7a5b', belly: '#f2d7b5', fin: '#d98a5f', mark: 'spots' },
  pike: { shape: 'long', back: '#4d7a4a', belly: '#e9efb8', fin: '#c98a4a', mark: 'spots' },
  sturgeon: { shape: 'long', back: '#4f5b70', belly: '#c9d2df', fin: '#5f6d86', mark: 'lights' },
  herring: { shape: 'slim', back: '#4b86b8', belly: '#eef6ff', fin: '#8bb9dc' },
  capelin: { shape: 'slim', back: '#5d9c8d', belly: '#effaf2', fin: '#9fd0c1' },
  cod: { shape: 'deep', back: '#8a8a55', belly: '#eee9cf', fin: '#a5a06a', mark: 'spots' },
  redfish: { shape: 'deep', back: '#d2493f', belly: '#ffb59a', fin: '#ef7a5d' },
  wolffish: { shape: 'eel', back: '#5d6f8f', belly: '#b9c7dd', fin: '#46567a', mark: 'stripes' },
  halibut: { shape: 'flat', back: '#6f6a52', belly: '#cfc6a0', fin: '#8a8364', mark: 'spots' },
  shark: { shape: 'shark', back: '#56636f', belly: '#b9c4cc', fin: '#47535e' },
  narwhal: { shape: 'narwhal', back: '#8296ac', belly: '#e9f1f8', fin: '#6a7f97', mark: 'spots' },
  bristlemouth: { shape: 'slim', back: '#3b4a6b', belly: '#7d93c4', fin: '#5b70a2', mark: 'lights' },
  hatchetfish: { shape: 'deep', back: '#5c7fa8', belly: '#d8ecff', fin: '#8bb4da', mark: 'lights' },
  dragonfish: { shape: 'long', back: '#34284f', belly: '#6b4f9c', fin: '#8f6fce', mark: 'lights' },
  lanternfish: { shape: 'slim', back: '#2f5d78', belly: '#8fe3ff', fin: '#57c7ff', mark: 'lights' },
  viperfish: { shape: 'long', back: '#1f4a4f', belly: '#4fb0a5', fin: '#2f7f7a', mark: 'lights' },
  eel: { shape: 'eel', back: '#2c2440', belly: '#5b4a86', fin: '#7a63b0', mark: 'lights' },
  anglerfish: { shape: 'angler', back: '#5a3a34', belly: '#a86a4e', fin: '#7d4f40' },
  squid: { shape: 'squid', back: '#b3455a', belly: '#f0a0a4', fin: '#d8636f', mark: 'spots' },
}

const bodies: Readonly<Record<Exclude<Look['shape'], 'squid'>, string>> = {
  slim: 'M36 50 Q78 22 132 28 Q172 34 188 50 Q172 66 132 72 Q78 78 36 50Z',
  deep: 'M42 50 Q74 8 128 14 Q172 24 186 52 Q172 80 128 86 Q74 92 42 50Z',
  long: 'M30 50 Q62 32 130 34 Q176 38 196 52 Q174 62 130 66 Q62 68 30 50Z',
  flat: 'M40 50 Q70 4 124 8 Q174 20 188 50 Q174 80 124 92 Q70 96 40 50Z',
  eel: 'M8 60 Q40 30 78 46 Q120 64 150 40 Q180 26 194 46 Q184 62 160 60 Q128 84 86 66 Q46 52 8 60Z',
  shark: 'M26 50 Q70 22 136 28 Q180 34 197 54 Q170 68 130 70 Q70 72 26 50Z',
  narwhal: 'M22 54 Q60 22 118 26 Q158 30 166 54 Q158 74 112 76 Q58 78 22 54Z',
  angler: 'M46 52 Q66 8 124 12 Q176 20 182 50 Q176 88 122 92 Q70 92 46 52Z',
}

const tail = ({ shape, fin }: Look): string => {
  if (shape === 'eel') return ''
  if (shape === 'narwhal') return `<path d="M28 54 Q4 34 0 30 Q2 52 14 56 Q4 66 2 80 Q20 70 30 58Z" fill="${fin}"/>`
  if (shape === 'shark') return `<path d="M34 50 Q12 20 2 8 Q8 40 16 50 Q10 62 8 80 Q24 66 36 54Z" fill="${fin}"/>`
  return `<path d="M46 50 Q20 26 8 22 Q18 50 8 78 Q20 74 46 50Z" fill="${fin}"/>`
}
const fins = ({ shape, fin }: Look): string =>
  shape === 'shark'
    ? `<path d="M104 30 L112 4 L134 30Z M112 68 L100 94 L136 66Z" fill="${fin}"/>`
    : shape === 'narwhal'
      ? `<path d="M104 70 Q98 92 84 94 Q90 80 88 72Z" fill="${fin}"/>`
      : shape === 'eel'
        ? ''
        : `<path d="M92 26 Q108 4 134 10 Q128 20 132 30Z M98 72 Q104 92 124 92 Q118 82 124 72Z" fill="${fin}" opacity="0.9"/>`

const marks = ({ mark }: Look): string => {
  if (mark === 'stripes')
    return [84, 104, 124, 144]
      .map((x) => `<path d="M${x} 18 Q${x - 8} 48 ${x} 66" stroke="#0b1a22" stroke-opacity="0.42" stroke-width="8" fill="none"/>`)
      .join('')
  if (mark === 'spots')
    return [0, 1, 2, 3, 4, 5, 6, 7]
      .map(
        (dot) => `<circle cx="${72 + dot * 13}" cy="${38 + ((dot * 11) % 19)}" r="${2 + (dot % 3)}" fill="#0b1a22" fill-opacity="0.34"/>`,
      )
      .join('')
  if (mark === 'lights')
    return [0, 1, 2, 3, 4, 5, 6, 7]
      .map(
        (dot) =>
          `<circle cx="${66 + dot * 14}" cy="${60 - (dot % 2) * 3}" r="7" fill="#7fe9ff" fill-opacity="0.22"/><circle cx="${66 + dot * 14}" cy="${60 - (dot % 2) * 3}" r="2.4" fill="#d8fbff"/>`,
      )
      .join('')
  return ''
}

const eye = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#f8fbff"/><circle cx="${x + r * 0.2}" cy="${y}" r="${r * 0.6}" fill="#0a1420"/><circle cx="${x + r * 0.4}" cy="${y - r * 0.3}" r="${r * 0.22}" fill="#fff"/>`

const special = ({ shape }: Look): string => {
  if (shape === 'narwhal')
    return `<path d="M164 48 L200 36 L166 54Z" fill="#f4e6c2"/><path d="M170 49 L174 46 M178 46 L182 43 M186 43 L190 40" stroke="#b49a63" stroke-width="1.5"/>${eye(150, 48, 4)}`
  if (shape === 'angler')
    return `<path d="M126 14 Q150 -6 172 10" stroke="#7d4f40" stroke-width="3" fill="none"/><circle cx="174" cy="12" r="13" fill="#ffe27a" fill-opacity="0.35"/><circle cx="174" cy="12" r="5" fill="#fff3c0"/><path d="M182 54 Q150 62 140 54 L144 62 L150 57 L156 64 L162 58 L168 65 L174 58Z" fill="#fff6e6"/>${eye(150, 36, 7)}`
  if (shape === 'shark')
    return `<path d="M160 56 Q174 62 186 58" stroke="#2b353d" stroke-width="2" fill="none"/><path d="M140 40 v14 M146 40 v14 M152 41 v13" stroke="#2b353d" stroke-opacity="0.6" stroke-width="2"/>${eye(170, 44, 4)}`
  if (shape === 'eel') return eye(180, 44, 4)
  if (shape === 'flat') return eye(162, 38, 6) + eye(168, 54, 5)
  return `${eye(166, 45, 6)}<path d="M148 34 Q140 50 148 66" stroke="#0b1a22" stroke-opacity="0.3" stroke-width="2.5" fill="none"/>`
}

const squid = ({ back, belly, fin }: Look): string =>
  `<path d="M196 50 Q186 22 150 24 Q108 26 92 40 Q84 50 92 60 Q108 74 150 76 Q186 78 196 50Z" fill="url(#body)"/><path d="M196 50 Q180 14 158 26 L172 50 L158 74 Q180 86 196 50Z" fill="${fin}"/>${[
    30, 38, 46, 54, 62, 70,
  ]
    .map(
      (y, at) =>
        `<path d="M96 ${38 + at * 5} Q60 ${y + (at % 2 ? 12 : -10)} ${8 + (at % 3) * 14} ${y}" stroke="${at % 2 ? back : belly}" stroke-width="6" stroke-linecap="round" fill="none"/>`,
    )
    .join('')}${eye(108, 50, 9)}`

const drawn = (look: Look): string => {
  const body = `<defs>${look.shape === 'squid' ? '' : `<clipPath id="within"><path d="${bodies[look.shape]}"/></clipPath>`}<linearGradient id="body" x1="0" y1="0" x2="0" y2="1"><stop offset="0.12" stop-color="${look.back}"/><stop offset="0.55" stop-color="${look.back}" stop-opacity="0.92"/><stop offset="0.86" stop-color="${look.belly}"/></linearGradient></defs>`
  const parts =
    look.shape === 'squid'
      ? squid(look) + marks(look)
      : `${tail(look)}${fins(look)}<path d="${bodies[look.shape]}" fill="url(#body)" stroke="#06121c" stroke-opacity="0.35" stroke-width="1.5"/><g clip-path="url(#within)">${marks(look)}</g>${special(look)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 -8 200 112">${body}${parts}</svg>`
}

const plain: Look = { shape: 'slim', back: '#7c97ad', belly: '#e6eff6', fin: '#9db6c8' }
/** The picture of a target, for an `img`. */
export const fishUrl = (targetId: string): string => `data:image/svg+xml,${encodeURIComponent(drawn(looks[targetId] ?? plain))}`
export const hasPicture = (targetId: string): boolean => targetId in looks
