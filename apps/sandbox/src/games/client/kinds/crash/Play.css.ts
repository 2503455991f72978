import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from '../../chrome/low.ts'

export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  backgroundColor: vars.color.sunken,
})

/** The sky, and beside or below it who is in the round. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Where there is little room, the list of bets gives way to the figures.
  gridTemplateRows: 'auto minmax(6.5rem, 1fr) minmax(0, auto)',
  gap: vars.space.snug,
  minHeight: 0,
  padding: `${vars.space.snug} ${vars.space.close}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 18rem',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      columnGap: vars.space.roomy,
      padding: `${vars.space.close} ${vars.space.wide}`,
    },
    [low]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)', padding: `0 ${vars.space.snug}` },
  },
})
export const ends = style({
  display: 'flex',
  gap: vars.space.tight,
  overflow: 'hidden',
  minBlockSize: '1.75rem',
  maskImage: 'linear-gradient(to right, black 85%, transparent)',
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
})
/** Told apart by the number itself; the color only repeats it. */
export const end = recipe({
  base: {
    flex: 'none',
    padding: `${vars.space.hair} ${vars.space.snug}`,
    borderRadius: vars.radius.full,
    backgroundColor: 'rgb(5 11 24 / 0.66)',
    fontSize: vars.size.small,
    lineHeight: vars.leading.small,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    listStyle: 'none',
  },
  variants: {
    height: {
      low: { color: vars.color.inkSoft },
      middle: { color: vars.color.accentStrong },
      high: { color: vars.color.tokenGame },
    },
  },
})
/** Where the curve may rise: beside the list of bets, not below it. */
export const sky = style({ gridRow: 2, gridColumn: 1, minHeight: 0 })

export const notice = style({ width: '100%', maxWidth: '34rem', borderRadius: vars.radius.medium, backgroundColor: vars.color.surface })

export const console = style({
  display: 'grid',
  gap: vars.space.close,
  padding: `${vars.space.close} ${vars.space.even} max(${vars.space.close}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.desktop]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'minmax(11rem, 14rem)',
      gridAutoColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.wide,
      padding: `${vars.space.close} ${vars.space.wide}`,
    },
    [low]: {
      gridColumn: 2,
      gridRow: '1 / -1',
      alignContent: 'safe center',
      inlineSize: '17rem',
      overflowY: 'auto',
      padding: `${vars.space.snug} max(${vars.space.close}, env(safe-area-inset-right)) ${vars.space.snug} ${vars.space.close}`,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
})
export const balance = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.snug })
export const more = style({ marginInlineStart: 'auto', '@media': { [media.desktop]: { marginInlineStart: 0 } } })
export const panel = recipe({
  base: { display: 'grid', alignItems: 'end', gap: vars.space.snug, '@media': { [media.desktop]: { columnGap: vars.space.close } } },
  variants: {
    isAlone: {
      true: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"stake auto" "quick act"',
        '@media': {
          [media.desktop]: {
            gridTemplateColumns: 'auto auto minmax(7rem, 11rem) minmax(9rem, 1fr)',
            gridTemplateAreas: '"stake quick auto act"',
          },
          [low]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"stake" "quick" "auto" "act"' },
        },
      },
      false: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"stake auto" "act act"',
        '@media': {
          [media.desktop]: {
            gridTemplateColumns: 'auto minmax(7rem, 11rem) minmax(9rem, 1fr)',
            gridTemplateAreas: '"stake auto act"',
          },
          [low]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"stake" "auto" "act"' },
        },
      },
    },
  },
})
export const stake = style({ gridArea: 'stake', '@media': { [low]: { justifySelf: 'center' } } })
export const quick = style({
  gridArea: 'quick',
  display: 'flex',
  justifyContent: 'center',
  alignSelf: 'center',
  '@media': { [media.desktop]: { alignSelf: 'end' } },
})
export const auto = style({ gridArea: 'auto', position: 'relative' })
/** Where a value would stand. */
export const off = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: '3rem',
  paddingInline: `calc(${vars.space.even} + 1px)`,
  color: vars.color.inkSoft,
  pointerEvents: 'none',
})
export const act = recipe({
  base: {
    gridArea: 'act',
    // Beside a second bet there is room for what it does above what it brings.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: vars.space.close,
    minBlockSize: '3.25rem',
    padding: `0 ${vars.space.snug}`,
    border: '2px solid transparent',
    borderRadius: vars.radius.large,
    font: 'inherit',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' } },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
  variants: {
    kind: {
      place: { backgroundColor: vars.color.accent, color: vars.color.onAccent },
      cancel: { borderColor: vars.color.control, backgroundColor: vars.color.raised, color: vars.color.ink },
      'cash-out': { backgroundColor: vars.color.tokenGame, color: vars.color.onAccent },
    },
  },
})
export const actAmount = style({ fontSize: vars.size.large, lineHeight: vars.leading.large })
