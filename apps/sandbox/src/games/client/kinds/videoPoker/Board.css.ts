import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'

export const root = style({ height: '100%', containerType: 'size' })
/** The cards grow with the room that is there: five side by side, and the pays above them in sight. */
export const table = style({
  vars: { '--card': 'clamp(3.25rem, min((100cqi - 5rem) / 5, (100cqb - 13rem) * 0.66), 10rem)' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'safe center',
  justifyItems: 'center',
  gap: vars.space.even,
  height: '100%',
  overflowY: 'auto',
})
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
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  variants: { isHit: { true: { backgroundColor: vars.color.accentSoft, fontWeight: 700 }, false: {} } },
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
globalStyle(`${picture} > *`, { inlineSize: '100%' })
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
  variants: { isHeld: { true: { color: vars.color.accent, fontWeight: 700 }, false: { color: vars.color.inkSoft } } },
})
export const told = style({ minBlockSize: vars.leading.large, fontWeight: 650, textAlign: 'center' })
