import type { Tokens } from './tokens.ts'

type Color = keyof Tokens['color']

/** What WCAG 2.2 asks for: text 4.5, what one sees or presses 3. The place of what is being fetched says nothing; it is only to be seen. */
export const leastContrast = { text: 4.5, sign: 3, place: 1.25 } as const

export interface ContrastRule {
  readonly color: Color
  readonly kind: keyof typeof leastContrast
  /** Every color that it stands on. */
  readonly on: readonly Color[]
  /** Absent where it holds in every theme. */
  readonly scheme?: Tokens['scheme']
}

const grounds = ['sunken', 'field', 'surface', 'raised', 'overlay'] as const

/** Which color stands on which, and what it is there: everything that a theme has to make readable. */
export const contrastRules: readonly ContrastRule[] = [
  { color: 'ink', kind: 'text', on: [...grounds, 'accentSoft', 'successSoft', 'warningSoft', 'dangerSoft'] },
  { color: 'inkSoft', kind: 'text', on: grounds },
  { color: 'accent', kind: 'text', on: [...grounds, 'accentSoft'] },
  { color: 'accentStrong', kind: 'text', on: grounds },
  { color: 'onAccent', kind: 'text', on: ['accent', 'accentStrong'] },
  { color: 'success', kind: 'text', on: [...grounds, 'successSoft'] },
  { color: 'warning', kind: 'text', on: [...grounds, 'warningSoft'] },
  { color: 'danger', kind: 'text', on: [...grounds, 'dangerSoft'] },
  { color: 'onDanger', kind: 'text', on: ['danger'] },
  // In the dark the tint of a button sets it off as well; on a light ground, white on near white, the edge alone has to.
  { color: 'edge', kind: 'sign', on: grounds, scheme: 'light' },
  { color: 'line', kind: 'place', on: ['surface', 'raised'] },
  { color: 'control', kind: 'sign', on: grounds },
  { color: 'focus', kind: 'sign', on: grounds },
  { color: 'tokenGame', kind: 'sign', on: grounds },
  { color: 'tokenSweep', kind: 'sign', on: grounds },
  { color: 'tokenBonusSweep', kind: 'sign', on: grounds },
  { color: 'tokenPrize', kind: 'sign', on: grounds },
  { color: 'tokenTip', kind: 'sign', on: grounds },
]

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG between two colors written `#rrggbb`: 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export interface MeasuredContrast {
  readonly color: Color
  readonly on: Color
  readonly kind: keyof typeof leastContrast
  readonly ratio: number
  readonly isEnough: boolean
}

/** Every pair that the rules name, measured in a theme. */
export const measureContrast = ({ color: values, scheme }: Tokens): readonly MeasuredContrast[] =>
  contrastRules
    .filter((rule) => rule.scheme === undefined || rule.scheme === scheme)
    .flatMap(({ color, kind, on }) =>
      on.map((ground) => {
        const ratio = contrast(values[color], values[ground])
        return { color, on: ground, kind, ratio, isEnough: ratio >= leastContrast[kind] }
      }),
    )
