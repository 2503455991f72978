import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

/** One of several ways to go on, beside the others. */
export const actButton = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.large,
  font: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
})
/** The key that does it, in its corner, for who has a keyboard; in a window as narrow as 320 px it would lie on the words. */
export const actKey = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: vars.space.tight,
  insetInlineEnd: vars.space.snug,
  font: 'inherit',
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
  opacity: 0.75,
  '@media': { '(hover: hover) and (pointer: fine) and (min-width: 22.5rem)': { display: 'block' } },
})
