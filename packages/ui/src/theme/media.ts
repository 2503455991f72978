import { breakpoints } from './tokens.ts'

/** Media queries by meaning; phone is what holds without any of them. */
export const media = {
  /** The smallest phones, and larger ones whose reader zooms in. */
  narrow: 'screen and (max-width: 22.49em)',
  tablet: `screen and (min-width: ${breakpoints.tablet / 16}em)`,
  desktop: `screen and (min-width: ${breakpoints.desktop / 16}em)`,
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
} as const
