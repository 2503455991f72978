import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'

export const root = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.roomy,
  minHeight: '100dvh',
  padding: vars.space.roomy,
})

const breathe = keyframes({ '50%': { opacity: 0.55, transform: 'translateY(4px)' } })
export const moon = recipe({
  base: { width: '7.5rem', height: '7.5rem' },
  variants: { isBusy: { true: { '@media': { [media.motion]: { animation: `${breathe} 2s ${vars.easing} infinite` } } } } },
})
