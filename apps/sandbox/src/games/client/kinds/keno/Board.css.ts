import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from '../../chrome/low.ts'

export const root = style({
  display: 'grid',
  alignContent: 'safe center',
  justifyContent: 'center',
  gap: vars.space.close,
  height: '100%',
  overflowY: 'auto',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 34rem) auto', alignItems: 'start', columnGap: vars.space.wide },
    [low]: { gridTemplateColumns: 'minmax(0, 26rem) auto', alignContent: 'start' },
  },
})
export const ticket = style({ display: 'grid', gap: vars.space.snug })
export const grid = style({ display: 'grid', gap: vars.space.hair })

/** A pick is a frame, a drawn number a filled field, a hit both: told apart without colors. */
export const number = recipe({
  base: {
    minBlockSize: '2.25rem',
    padding: 0,
    border: `2px solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': { [media.motion]: { transition: `background-color ${vars.duration.quick} ${vars.easing}` } },
  },
  variants: {
    isPicked: { true: { borderColor: vars.color.accent, fontWeight: 700 }, false: {} },
    isDrawn: { true: { backgroundColor: vars.color.overlay }, false: {} },
  },
  compoundVariants: [
    { variants: { isPicked: true, isDrawn: true }, style: { backgroundColor: vars.color.accent, color: vars.color.onAccent } },
  ],
})
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.snug })
export const count = style({
  marginInlineStart: 'auto',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})

export const pays = style({
  minInlineSize: '10rem',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
export const caption = style({ paddingBlockEnd: vars.space.tight, color: vars.color.inkSoft, textAlign: 'start' })
export const pay = recipe({
  base: { borderBlockEnd: `1px solid ${vars.color.line}` },
  variants: { isHit: { true: { backgroundColor: vars.color.accentSoft, fontWeight: 700 }, false: {} } },
})
globalStyle(`${pays} th, ${pays} td`, { padding: `${vars.space.tight} ${vars.space.snug}`, textAlign: 'start', fontWeight: 'inherit' })
globalStyle(`${pays} td`, { textAlign: 'end' })
