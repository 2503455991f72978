import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { thin, tint } from '../../backdrop/pane.css.ts'
import { low } from '../../chrome/low.ts'

export const root = style({
  minInlineSize: '10rem',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktop]: { minInlineSize: '13rem', fontSize: vars.size.body, lineHeight: vars.leading.body } },
})
/** Its words change with the picks, and the width of the sheet must not change with them. */
export const title = style({ inlineSize: 0, minInlineSize: '100%', paddingBlockEnd: vars.space.tight, color: vars.color.inkSoft })
/** Two columns below the numbers, one beside them. */
export const rows = style({
  columns: 2,
  columnGap: vars.space.even,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { columns: 1 },
    [low]: { columns: 2, '@container': { '(width >= 30rem)': { columns: 1 } } },
  },
})
export const row = recipe({
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.snug,
    breakInside: 'avoid',
    padding: `${vars.space.hair} ${vars.space.snug}`,
    borderBlockEnd: `1px solid ${thin(tint.light, 16)}`,
    '@media': { [media.tablet]: { paddingBlock: vars.space.tight } },
  },
  variants: { isHit: { true: { backgroundColor: thin(tint.accent, 26), fontWeight: 700 }, false: {} } },
})
export const bell = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  paddingBlockStart: vars.space.tight,
  color: tint.accent,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
