import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

/** The tints of a place, for the styles of its board: set by `paneTints`. */
export const tint = { deep: 'var(--deep)', light: 'var(--light)', accent: 'var(--glow)', second: 'var(--second)' }

/** A tint as thin as `percent` of it. */
export const thin = (color: string, percent: number): string => `color-mix(in srgb, ${color} ${percent}%, transparent)`

/** Dark glass in front of a place: what stands on it can be read, and the place shines around it. */
export const pane = style({
  border: `1px solid ${thin(tint.light, 42)}`,
  borderRadius: vars.radius.large,
  backgroundColor: thin(tint.deep, 84),
  boxShadow: `0 0 0 4px ${thin(tint.second, 10)}, 0 0 2.5rem ${thin(tint.second, 16)}, inset 0 0 0 3px ${thin(tint.light, 7)}`,
})
