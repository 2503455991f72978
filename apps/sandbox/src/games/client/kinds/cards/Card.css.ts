import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'

const DEAL = '420ms cubic-bezier(0.15, 0.75, 0.25, 1)'
/** From the shoe, above the right edge of the table. */
const arrive = keyframes({ from: { transform: 'translate(55cqw, -45cqh) rotate(28deg)', opacity: 0.2 } })
const turnUp = keyframes({ '0%, 35%': { transform: 'rotateY(180deg)' } })
const rise = keyframes({ from: { transform: 'translateY(0)' } })

export const root = recipe({
  base: {
    position: 'relative',
    display: 'block',
    flexShrink: 0,
    inlineSize: 'var(--card)',
    aspectRatio: '100 / 140',
    perspective: '40rem',
  },
  variants: {
    isDealt: { true: { '@media': { [media.motion]: { animation: `${arrive} ${DEAL} backwards` } } }, false: {} },
    standing: {
      plain: {},
      lit: {
        transform: 'translateY(-6%)',
        filter: 'drop-shadow(0 0 0.5rem var(--line))',
        '@media': { [media.motion]: { animation: `${rise} ${vars.duration.slow} ${vars.easing}` } },
      },
      back: { filter: 'brightness(0.55)' },
    },
  },
})
export const sides = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    transformStyle: 'preserve-3d',
    '@media': { [media.motion]: { transition: 'transform 360ms cubic-bezier(0.3, 0, 0.2, 1)' } },
  },
  variants: { isUp: { true: {}, false: { transform: 'rotateY(180deg)' } }, isDealt: { true: {}, false: {} } },
  compoundVariants: [
    { variants: { isUp: true, isDealt: true }, style: { '@media': { [media.motion]: { animation: `${turnUp} ${DEAL} backwards` } } } },
  ],
})
const side = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: '9% / 6.5%',
  boxShadow: '0 0.15rem 0.4rem rgb(0 0 0 / 0.5)',
  backfaceVisibility: 'hidden',
})
export const face = style([side])
export const back = style([side, { transform: 'rotateY(180deg)' }])
