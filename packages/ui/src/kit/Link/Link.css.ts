import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

/** `inline` stands in a sentence, `standalone` alone in a list or footer; the others look like a Button. */
export const weights = ['inline', 'standalone', 'primary', 'secondary', 'quiet'] as const

export const text = recipe({
  base: {
    color: vars.color.accent,
    borderRadius: vars.radius.small,
    fontWeight: 550,
    textUnderlineOffset: '0.2em',
    '@media': { [media.motion]: { transition: `color ${vars.duration.quick} ${vars.easing}` } },
    selectors: { '&:hover': { color: vars.color.accentStrong } },
  },
  variants: {
    weight: {
      inline: { textDecoration: 'underline', textDecorationThickness: '1px', selectors: { '&:hover': { textDecorationThickness: '2px' } } },
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.snug,
        minHeight: vars.touchTarget,
        textDecoration: 'none',
        selectors: { '&:hover, &[aria-current]': { textDecoration: 'underline' } },
      },
    },
  },
})

export const arrow = style({ display: 'inline-block', marginInlineStart: '0.2em', verticalAlign: '-0.1em' })
export const lastWord = style({ whiteSpace: 'nowrap' })
