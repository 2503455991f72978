import { globalStyle, style } from '@vanilla-extract/css'
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
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
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
export const sky = style({ position: 'relative', minHeight: 0 })
export const figures = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.tight,
  textAlign: 'center',
  textShadow: '0 2px 24px rgb(3 8 20 / 0.85), 0 0 3px rgb(3 8 20 / 0.6)',
  pointerEvents: 'none',
})
export const multiplier = recipe({
  base: {
    fontFamily: vars.font.display,
    fontSize: 'clamp(3.25rem, 13vmin, 7rem)',
    lineHeight: 1,
    fontWeight: 700,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isOver: { true: { color: vars.color.danger }, false: { color: vars.color.ink } } },
})
export const caption = style({ fontSize: vars.size.large, lineHeight: vars.leading.large, fontWeight: 600 })
export const seconds = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.5rem, 10vmin, 5rem)',
  lineHeight: 1.1,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
})
const outcome = style({
  padding: `${vars.space.tight} ${vars.space.close}`,
  borderRadius: vars.radius.full,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textShadow: 'none',
})
export const won = style([outcome, { backgroundColor: vars.color.successSoft, color: vars.color.success }])
export const lost = style([outcome, { backgroundColor: 'rgb(5 11 24 / 0.72)', color: vars.color.ink }])

export const players = style({
  minHeight: 0,
  maxHeight: '5.25rem',
  overflowY: 'auto',
  padding: vars.space.snug,
  borderRadius: vars.radius.medium,
  backgroundColor: 'rgb(5 11 24 / 0.6)',
  '@media': {
    [media.desktop]: { maxHeight: 'none', alignSelf: 'start', maxBlockSize: '100%' },
    [low]: { display: 'none' },
  },
})
export const playersTitle = style({ color: vars.color.inkSoft, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny, fontWeight: 600 })
export const playerList = style({ display: 'grid', gap: vars.space.hair, padding: 0, listStyle: 'none' })
export const player = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 4.5rem',
    gap: vars.space.snug,
    fontSize: vars.size.small,
    lineHeight: vars.leading.small,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isOut: { true: { color: vars.color.success }, false: {} } },
})
globalStyle(`${playerList} span:last-child`, { textAlign: 'end' })
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
export const label = style({ color: vars.color.inkSoft, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny, fontWeight: 500 })
export const amount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  fontSize: vars.size.large,
  lineHeight: vars.leading.large,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"stake auto" "act act"',
  alignItems: 'end',
  gap: vars.space.snug,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'auto minmax(7rem, 11rem) minmax(9rem, 1fr)',
      gridTemplateAreas: '"stake auto act"',
      columnGap: vars.space.close,
    },
    [low]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"stake" "auto" "act"' },
  },
})
export const stakeRow = style({ gridArea: 'stake', display: 'flex', alignItems: 'center', gap: vars.space.snug })
export const stake = style({ display: 'grid', justifyItems: 'center', minInlineSize: '4.5rem' })
export const auto = style({ gridArea: 'auto' })
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
    whiteSpace: 'nowrap',
    padding: `0 ${vars.space.even}`,
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
