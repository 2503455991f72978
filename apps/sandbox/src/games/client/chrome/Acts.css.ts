import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { actButton } from './actButton.css.ts'
import { low } from './low.ts'

/** In place of the one button and of what sets the stake, which is settled while a round is open. */
export const root = style({
  gridColumn: '1 / -1',
  gridRow: 'lower / quick',
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'stretch',
  alignContent: 'center',
  justifySelf: 'stretch',
  // As high as what it stands for, so that the table above keeps its place.
  minBlockSize: '9.625rem',
  gap: vars.space.snug,
  '@media': {
    [media.desktop]: { gridColumn: 'lower / quick', flexWrap: 'nowrap', alignItems: 'center', minBlockSize: '6rem' },
    [low]: { gridColumn: '1 / -1', flexWrap: 'wrap', inlineSize: '11.5rem', minBlockSize: 0 },
  },
})

export const act = recipe({
  base: [
    actButton,
    {
      flex: '1 1 40%',
      minBlockSize: '3.75rem',
      padding: vars.space.tight,
      backgroundColor: vars.color.overlay,
      color: vars.color.ink,
      '@media': {
        [media.motion]: { transition: `background-color ${vars.duration.quick} ${vars.easing}` },
        [media.desktop]: { flex: '0 0 7.5rem' },
        [low]: { flex: '1 1 40%' },
      },
    },
  ],
  variants: {
    isMain: {
      true: {
        borderColor: vars.color.accentStrong,
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        selectors: { '&:active': { backgroundColor: vars.color.accentStrong } },
        '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.accentStrong } } } },
      },
      false: {
        selectors: { '&:active': { backgroundColor: vars.color.raised } },
        '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } },
      },
    },
  },
})
export const verb = style({ fontSize: vars.size.body, lineHeight: vars.leading.small, fontWeight: 700 })
export const takes = style({ fontSize: vars.size.small, lineHeight: vars.leading.small, fontVariantNumeric: 'tabular-nums' })
