import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { day, durationMs, easing, ember, forcedColours, night, radius, space, touchTarget, type, type Tokens } from './tokens.ts'

const rem = (px: number) => `${px / 16}rem`
const mapValues = <K extends string, V, R>(of: Readonly<Record<K, V>>, f: (v: V) => R) =>
  Object.fromEntries(Object.entries<V>(of).map(([k, v]) => [k, f(v)])) as Record<K, R>

const scale = {
  space: mapValues(space, rem),
  radius: mapValues(radius, rem),
  size: mapValues({ ...type.text, ...type.display }, ([size]) => rem(size)),
  leading: mapValues({ ...type.text, ...type.display }, ([, leading]) => rem(leading)),
  font: {
    // The system's own face is at hand; a generic family is looked up anew for each weight, before the first text is laid out.
    text: "'Geist Variable', system-ui, sans-serif",
    display: "'Bricolage Grotesque Variable', system-ui, sans-serif",
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

globalStyle('svg, svg [data-theme]', { '@media': { [media.forcedColors]: { vars: assignVars(themeVars, themed(forcedColours)) } } })
