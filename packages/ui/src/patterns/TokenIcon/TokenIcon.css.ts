import { recipe } from '@vanilla-extract/recipes'
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import type { TokenKind } from './tokenKinds.ts'

export const sizes = ['text', 'regular', 'large', 'huge'] as const

export const root = recipe({
  base: { display: 'inline-block', flexShrink: 0, fill: 'currentColor' },
  variants: {
    kind: {
      GAME: { color: vars.color.tokenGame },
      SWEEP: { color: vars.color.tokenSweep },
      BONUS_SWEEP: { color: vars.color.tokenBonusSweep },
      PRIZE: { color: vars.color.tokenPrize },
      TIP: { color: vars.color.tokenTip },
    } satisfies Record<TokenKind, object>,
    size: {
      /** As tall as the letters beside it. */
      text: { width: '1.05em', height: '1.05em' },
      regular: { width: '1.5rem', height: '1.5rem' },
      large: { width: '2.5rem', height: '2.5rem' },
      huge: { width: '4rem', height: '4rem' },
    } satisfies Record<(typeof sizes)[number], object>,
  },
  defaultVariants: { size: 'text' },
})

/** Stamped into the token: the page shows through, so that the stamp holds in every theme. */
export const stamp = style({ fill: 'none', stroke: vars.color.surface, strokeOpacity: 0.55, strokeWidth: 1.6, strokeLinecap: 'round' })
