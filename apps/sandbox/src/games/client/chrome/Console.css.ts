import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from './low.ts'

/** Phone: amounts above, the button in the middle under the thumb. Desktop: one row. A low window: a column at the right. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto minmax(0, 1fr)',
  gridTemplateAreas: `"balance balance . win win" "turbo lower spin raise repeat" "stake stake . quick quick"`,
  alignItems: 'center',
  justifyItems: 'center',
  columnGap: vars.space.close,
  rowGap: vars.space.close,
  padding: `${vars.space.close} ${vars.space.even} max(${vars.space.close}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(10rem, 1fr) auto minmax(7rem, auto) auto auto minmax(9rem, 1fr) auto auto auto',
      gridTemplateAreas: '"balance lower stake raise quick win turbo repeat spin"',
      columnGap: vars.space.close,
      padding: `${vars.space.close} ${vars.space.wide}`,
    },
    [low]: {
      gridColumn: 2,
      gridRow: '1 / -1',
      gridTemplateColumns: 'auto auto auto',
      gridTemplateAreas: `"balance balance balance" "win win win" "lower spin raise" "turbo stake repeat" "quick quick quick"`,
      alignContent: 'center',
      columnGap: vars.space.close,
      rowGap: vars.space.snug,
      padding: `${vars.space.snug} max(${vars.space.close}, env(safe-area-inset-right)) ${vars.space.snug} ${vars.space.close}`,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
})

const pair = style({ display: 'grid', gap: vars.space.hair })
export const balance = style([pair, { gridArea: 'balance', justifySelf: 'start' }])
export const win = recipe({
  base: [
    pair,
    {
      gridArea: 'win',
      justifySelf: 'end',
      justifyItems: 'end',
      '@media': {
        [media.desktop]: { justifySelf: 'center', justifyItems: 'center' },
        [low]: { justifySelf: 'start', justifyItems: 'start' },
      },
    },
  ],
  variants: { isOn: { true: { color: vars.color.tokenGame }, false: { color: vars.color.inkSoft } } },
})
export const lower = style({ gridArea: 'lower' })
export const turbo = style({ gridArea: 'turbo', justifySelf: 'start', '@media': { [media.desktop]: { justifySelf: 'center' } } })
export const repeat = style({ gridArea: 'repeat', justifySelf: 'end', '@media': { [media.desktop]: { justifySelf: 'center' } } })
export const raise = style({ gridArea: 'raise' })
// It stays where the focus may be, so it is no disabled button.
globalStyle(`${lower} > [aria-disabled=true], ${raise} > [aria-disabled=true]`, { opacity: 0.45, cursor: 'default' })
export const stake = style([
  pair,
  {
    gridArea: 'stake',
    justifySelf: 'start',
    '@media': {
      [media.desktop]: { justifySelf: 'center', justifyItems: 'center' },
      [low]: { justifySelf: 'center', justifyItems: 'center' },
    },
  },
])

export const spin = style({
  gridArea: 'spin',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.hair,
  width: '6rem',
  height: '6rem',
  border: `2px solid ${vars.color.accentStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  boxShadow: `0 0 0 6px ${vars.color.accentSoft}`,
  color: vars.color.onAccent,
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:active': { backgroundColor: vars.color.accentStrong }, '&:focus-visible': { outlineOffset: '8px' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.accentStrong } } },
    [media.motion]: { transition: `background-color ${vars.duration.quick} ${vars.easing}` },
    [media.forcedColors]: { borderColor: 'ButtonText' },
    [low]: { width: '5rem', height: '5rem' },
  },
})
export const spinLabel = style({ fontSize: vars.size.small, lineHeight: vars.leading.small, fontWeight: 700 })
