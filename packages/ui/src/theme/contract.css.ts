import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { standIns } from './standIns.ts'
import { day, durationMs, easing, ember, forcedColors, night, radius, space, touchTarget, type, type Tokens } from './tokens.ts'

const rem = (px: number) => `${px / 16}rem`
const mapValues = <K extends string, V, R>(of: Readonly<Record<K, V>>, f: (v: V) => R) =>
  Object.fromEntries(Object.entries<V>(of).map(([k, v]) => [k, f(v)])) as Record<K, R>
/** A typeface of the brand, until it has come one of the device as wide and as high (`faces/faces.css`), and for other scripts the system's. */
const familyOf = (brand: string) =>
  [brand, ...standIns.map((device) => `${brand} as ${device}`)].map((family) => `'${family}'`).join(', ') + ', system-ui, sans-serif'

const scale = {
  space: mapValues(space, rem),
  radius: mapValues(radius, rem),
  size: mapValues({ ...type.text, ...type.display }, ([size]) => rem(size)),
  leading: mapValues({ ...type.text, ...type.display }, ([, leading]) => rem(leading)),
  font: {
    text: familyOf('Geist Variable'),
    display: familyOf('Bricolage Grotesque Variable'),
  },
  duration: mapValues(durationMs, (ms) => `${ms}ms`),
  easing,
  touchTarget: rem(touchTarget),
}
const themed = (t: Omit<Tokens, 'scheme'>) => ({ color: t.color, glow: t.glow })

const named = (_: string | null, path: readonly string[]) => path.join('-')
const scaleVars = createGlobalThemeContract(scale, named)
const themeVars = createGlobalThemeContract(themed(night), named)

/** Every value a style may use. `space` and `size` are rem, `color` is by meaning. */
export const vars = { ...scaleVars, ...themeVars }

createGlobalTheme(':root', scaleVars, scale)
createGlobalTheme(':root, [data-theme="night"]', themeVars, themed(night))
createGlobalTheme('[data-theme="day"]', themeVars, themed(day))
createGlobalTheme('[data-theme="ember"]', themeVars, themed(ember))

globalStyle('svg, svg [data-theme]', { '@media': { [media.forcedColors]: { vars: assignVars(themeVars, themed(forcedColors)) } } })
