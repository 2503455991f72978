import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from '../../chrome/low.ts'

/** Lets presses through to the field; only what stands in it takes them. */
export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: vars.space.snug,
  minHeight: 0,
  padding: `${vars.space.snug} 0`,
  pointerEvents: 'none',
})
export const light = style({
  gridRow: 1,
  justifySelf: 'center',
  padding: `${vars.space.tight} ${vars.space.close}`,
  borderRadius: vars.radius.full,
  backgroundColor: 'rgb(5 11 24 / 0.72)',
  color: vars.color.tokenGame,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: 600,
})
/** Above the list of fish, over the water. */
export const notices = style({ gridRow: 2, display: 'grid', alignContent: 'end', justifyItems: 'center', paddingInline: vars.space.close })
export const targets = style({
  gridRow: 3,
  display: 'flex',
  gap: vars.space.tight,
  overflowX: 'auto',
  scrollPaddingInline: vars.space.close,
  paddingInline: vars.space.close,
  pointerEvents: 'auto',
  '@media': { [media.desktop]: { justifyContent: 'center' } },
})
export const target = recipe({
  base: {
    flex: 'none',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.hair,
    minInlineSize: '6.25rem',
    padding: `${vars.space.tight} ${vars.space.snug}`,
    border: `2px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    backgroundColor: 'rgb(5 11 24 / 0.78)',
    color: vars.color.ink,
    font: 'inherit',
    fontSize: vars.size.tiny,
    lineHeight: vars.leading.tiny,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '@media': { [low]: { minInlineSize: '5.5rem' } },
  },
  variants: { isChosen: { true: { borderColor: vars.color.tokenGame }, false: {} } },
})
export const thumb = style({ height: '1.75rem', width: 'auto', '@media': { [low]: { display: 'none' } } })
export const targetName = style({ fontWeight: 600, whiteSpace: 'nowrap' })
export const chance = style({ color: vars.color.inkSoft })
export const notice = style({
  pointerEvents: 'auto',
  width: '100%',
  maxWidth: '34rem',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
})

export const console = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"have win" "stake shoot" "quick shoot"',
  alignItems: 'center',
  columnGap: vars.space.close,
  rowGap: vars.space.snug,
  padding: `${vars.space.close} ${vars.space.even} max(${vars.space.close}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.narrow]: { columnGap: vars.space.snug, paddingInline: vars.space.close },
    [media.desktop]: {
      gridTemplateColumns: '1fr auto auto auto 1fr',
      gridTemplateAreas: '"have stake quick shoot win"',
      columnGap: vars.space.wide,
      padding: `${vars.space.close} ${vars.space.wide}`,
    },
    [low]: {
      gridColumn: 2,
      gridRow: '1 / -1',
      inlineSize: '15rem',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"have" "win" "stake" "quick" "shoot"',
      alignContent: 'safe center',
      overflowY: 'auto',
      padding: `${vars.space.snug} max(${vars.space.close}, env(safe-area-inset-right)) ${vars.space.snug} ${vars.space.close}`,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
})
export const pair = style({ gridArea: 'have', display: 'grid', gap: vars.space.hair })
export const pairEnd = style({
  gridArea: 'win',
  display: 'grid',
  gap: vars.space.hair,
  justifyItems: 'end',
  '@media': { [low]: { justifyItems: 'start' } },
})
export const stake = style({ gridArea: 'stake', '@media': { [low]: { justifySelf: 'center' } } })
export const quick = style({ gridArea: 'quick', display: 'flex', justifyContent: 'center' })
export const shoot = style({
  gridArea: 'shoot',
  alignSelf: 'stretch',
  minBlockSize: '3.25rem',
  border: '2px solid transparent',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [media.desktop]: { minInlineSize: '9rem' }, [media.forcedColors]: { borderColor: 'ButtonText' } },
})
