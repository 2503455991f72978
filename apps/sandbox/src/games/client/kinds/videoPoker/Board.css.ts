import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { pane, thin, tint } from '../../backdrop/pane.css.ts'

export const root = style({ height: '100%', containerType: 'size' })
export const scroll = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  placeContent: 'safe center',
  height: '100%',
  overflowY: 'auto',
})
/** The cards grow with the room that is there: five side by side, and the pays above them in sight. */
export const table = style([
  pane,
  {
    vars: { '--card': 'clamp(3.25rem, min((100cqi - 5.2rem) / 5, (100cqb - 16rem) * 0.62), 9rem)' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space.even,
    padding: vars.space.close,
    '@media': { [media.tablet]: { padding: `${vars.space.even} ${vars.space.wide}` } },
  },
])
export const pays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  inlineSize: '100%',
  maxInlineSize: '52rem',
  columnGap: vars.space.close,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
export const pay = recipe({
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.snug,
    padding: `${vars.space.hair} ${vars.space.snug}`,
    borderBlockEnd: `1px solid ${thin(tint.light, 16)}`,
  },
  variants: { isHit: { true: { backgroundColor: thin(tint.accent, 26), fontWeight: 700 }, false: {} } },
})
globalStyle(`${pays} dd`, { margin: 0 })

export const hand = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.tight,
  '@media': { [media.tablet]: { gap: vars.space.close } },
})
export const place = style({
  position: 'relative',
  padding: vars.space.tight,
  paddingBlockEnd: `calc(${vars.leading.small} + ${vars.space.snug})`,
})
export const picture = style({ display: 'block', inlineSize: 'var(--card)' })
/** Lies over its card; its words stand below the picture. */
export const card = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  padding: vars.space.tight,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
})
export const held = recipe({
  base: { fontSize: vars.size.small, lineHeight: vars.leading.small, fontVariantNumeric: 'tabular-nums' },
  variants: { isHeld: { true: { color: tint.accent, fontWeight: 700 }, false: { color: vars.color.inkSoft } } },
})
export const told = style({ minBlockSize: vars.leading.large, fontWeight: 650, textAlign: 'center' })
