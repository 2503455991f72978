import { style, type StyleRule } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from '../../chrome/low.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space.snug} ${vars.space.tight}`,
  inlineSize: '100%',
  maxInlineSize: '44rem',
})
/** Where it does not fit beside the ways: a line above them. */
const ownLine: StyleRule = {
  flex: '1 1 100%',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.snug,
}
export const purse = style({
  marginInlineEnd: 'auto',
  // With nothing beside it, it stands below the status, which is centered.
  selectors: { '&:only-child': { marginInlineEnd: 0 } },
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: ownLine, [low]: ownLine },
})
export const held = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
})
/** Goes to a line of its own as a whole. */
export const seated = recipe({ variants: { isOut: { true: { display: 'contents' }, false: { display: 'flex', gap: vars.space.tight } } } })
/** Coming back is the main thing to do for who sits out: it stands above the rest. */
export const pause = recipe({
  variants: {
    isOut: {
      true: {
        order: -1,
        flex: '1 1 100%',
        display: 'grid',
        justifyContent: 'center',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 22rem)' } },
      },
      false: { display: 'contents' },
    },
  },
})
