import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'

/** Over the board, which stays what is pressed. */
export const root = style({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  gridRow: '2 / 3',
  gridColumn: '1 / 2',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
})
const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.9)' } })
export const plate = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${vars.space.close} ${vars.space.roomy}`,
  border: `1px solid ${vars.color.tokenGame}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: '0 0.5rem 2rem rgb(0 0 0 / 0.6)',
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.motion]: { animation: `${appear} ${vars.duration.slow} ${vars.easing}` } },
})
export const amount = style({
  color: vars.color.tokenGame,
  fontSize: vars.size.headline,
  lineHeight: vars.leading.headline,
  fontWeight: 700,
})
export const times = style({ fontSize: vars.size.large, lineHeight: vars.leading.large, fontWeight: 650 })
