import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { actButton } from '../../chrome/actButton.css.ts'
import { low } from '../../chrome/low.ts'

/** Keeps its height whoever's turn it is, so that the table does not jump. */
export const root = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space.snug,
  minBlockSize: '11.5rem',
  padding: `${vars.space.snug} ${vars.space.close} max(${vars.space.snug}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.desktop]: { justifyItems: 'center' },
    [low]: {
      gridColumn: 2,
      gridRow: '1 / -1',
      inlineSize: '16.5rem',
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      justifyItems: 'stretch',
      borderBlockStart: 'none',
    },
  },
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'end',
  gap: vars.space.snug,
  inlineSize: '100%',
  maxInlineSize: '44rem',
})
export const amounts = style({ flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.snug })
export const amount = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.snug,
  minInlineSize: '4rem',
  fontSize: vars.size.large,
  lineHeight: vars.leading.large,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
/** Of the tokens of an amount, where there is room beside the digits. */
export const kind = style({ display: 'none', '@media': { [media.desktop]: { display: 'contents' } } })
export const quick = style({ display: 'flex', gap: vars.space.tight, marginInlineStart: 'auto' })
export const act = recipe({
  base: [
    actButton,
    {
      flex: '1 1 0',
      minInlineSize: '5.5rem',
      minBlockSize: '3.25rem',
      padding: `${vars.space.tight} ${vars.space.snug}`,
      fontWeight: 650,
      fontVariantNumeric: 'tabular-nums',
      selectors: { '&:disabled': { opacity: 0.6 } },
    },
  ],
  variants: {
    weight: {
      fold: { backgroundColor: 'transparent', color: vars.color.ink },
      call: { backgroundColor: vars.color.overlay, color: vars.color.ink },
      raise: { borderColor: vars.color.accentStrong, backgroundColor: vars.color.accent, color: vars.color.onAccent },
    },
  },
})
export const standing = style({ alignSelf: 'center', display: 'grid', gap: vars.space.tight, textAlign: 'center' })
/** What the hand came to: the first thing that is seen of it. */
export const ending = recipe({
  base: { textWrap: 'balance', fontVariantNumeric: 'tabular-nums' },
  variants: {
    isOwn: {
      true: {
        color: vars.color.tokenGame,
        fontFamily: vars.font.display,
        fontSize: vars.size.title,
        lineHeight: vars.leading.title,
        fontWeight: 700,
      },
      false: { fontSize: vars.size.large, lineHeight: vars.leading.large, fontWeight: 650 },
    },
  },
})
export const status = style({ color: vars.color.inkSoft })
