import type { CSSProperties } from 'react'
import type { Palette } from './backdropArt.ts'

/** The tints of a place as the styles of its board read them. */
export const paneTints = ({ deep, light, accent, second }: Palette): CSSProperties =>
  ({ '--deep': deep, '--light': light, '--glow': accent, '--second': second }) as CSSProperties
