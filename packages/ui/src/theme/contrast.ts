import type { Tokens } from './tokens.ts'

type Colour = keyof Tokens['color']

/** What WCAG 2.2 asks for: text 4.5, what one sees or presses 3. The place of what is being fetched says nothing; it is only to be seen. */
export const leastContrast = { text: 4.5, sign: 3, place: 1.25 } as const

export interface ContrastRule {
  readonly colour: Colour
  readonly kind: keyof typeof leastContrast
  /** Every colour that it stands on. */
  readonly on: readonly Colour[]
  /** Absent where it holds in every theme. */
  readonly scheme?: Tokens['scheme']
}

const grounds = ['sunken', 'field', 'surface', 'raised', 'overlay'] as const

/** Which colour stands on which, and what it is there: everything that a theme has to make readable. */
export const contrastRules: readonly ContrastRule[] = [
  { colour: 'ink', kind: 'text', on: [...grounds, 'accentSoft', 'successSoft', 'warningSoft', 'dangerSoft'] },
  { colour: 'inkSoft', kind: 'text', on: grounds },
  { colour: 'accent', kind: 'text', on: [...grounds, 'accentSoft'] },
  { colour: 'accentStrong', kind: 'text', on: grounds },
  { colour: 'onAccent', kind: 'text', on: ['accent', 'accentStrong'] },
  { colour: 'success', kind: 'text', on: [...grounds, 'successSoft'] },
  { colour: 'warning', kind: 'text', on: [...grounds, 'warningSoft'] },
  { colour: 'danger', kind: 'text', on: [...grounds, 'dangerSoft'] },
  { colour: 'onDanger', kind: 'text', on: ['danger'] },
  // In the dark the tint of a button sets it off as well; on a light ground, white on near white, the edge alone has to.
  { colour: 'edge', kind: 'sign', on: grounds, scheme: 'light' },
  { colour: 'line', kind: 'place', on: ['surface', 'raised'] },
  { colour: 'control', kind: 'sign', on: grounds },
  { colour: 'focus', kind: 'sign', on: grounds },
  { colour: 'tokenGame', kind: 'sign', on: grounds },
  { colour: 'tokenSweep', kind: 'sign', on: grounds },
  { colour: 'tokenBonusSweep', kind: 'sign', on: grounds },
  { colour: 'tokenPrize', kind: 'sign', on: grounds },
  { colour: 'tokenTip', kind: 'sign', on: grounds },
]

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG between two colours written `#rrggbb`: 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export interface MeasuredContrast {
  readonly colour: Colour
  readonly on: Colour
  readonly kind: keyof typeof leastContrast
  readonly ratio: number
  readonly isEnough: boolean
}

/** Every pair that the rules name, measured in a theme. */
export const measureContrast = ({ color, scheme }: Tokens): readonly MeasuredContrast[] =>
  contrastRules
    .filter((rule) => rule.scheme === undefined || rule.scheme === scheme)
    .flatMap(({ colour, kind, on }) =>
      on.map((ground) => {
        const ratio = contrast(color[colour], color[ground])
        return { colour, on: ground, kind, ratio, isEnough: ratio >= leastContrast[kind] }
      }),
    )
