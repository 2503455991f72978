import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'

const put = keyframes({ from: { transform: 'translateY(2.5rem)', opacity: 0 } })

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  fontSize: vars.size.small,
  lineHeight: vars.leading.tiny,
  '@media': { [media.motion]: { animation: `${put} ${vars.duration.slow} ${vars.easing} backwards` } },
})
/** Whoever has no room for chips sets `--chips` to none. */
export const stack = style({ display: 'var(--chips, inline)', inlineSize: '2.25rem' })
export const name = style({ color: 'var(--ink)', fontSize: vars.size.tiny })
export const worth = style({
  padding: `0 ${vars.space.snug}`,
  borderRadius: vars.radius.full,
  backgroundColor: 'rgb(4 8 14 / 0.72)',
  color: '#fff',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
})
