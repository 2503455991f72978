import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import type { weights } from '../../kit/Button/Button.css.ts'

type Weight = Exclude<(typeof weights)[number], 'danger'>

const hovered = '&:hover'
const pressed = '&:active'

/** Button's looks answer to React Aria's attributes; a plain element answers to the pointer itself. */
export const pointed: Readonly<Record<Weight, string>> = {
  primary: style({ selectors: { [hovered]: { backgroundColor: vars.color.accentStrong } } }),
  secondary: style({ selectors: { [hovered]: { borderColor: vars.color.control }, [pressed]: { backgroundColor: vars.color.sunken } } }),
  quiet: style({ selectors: { [hovered]: { backgroundColor: vars.color.accentSoft } } }),
}
