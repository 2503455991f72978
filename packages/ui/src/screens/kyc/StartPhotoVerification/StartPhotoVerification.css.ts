import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../theme/contract.css.ts'

/** The provider's page stands on its own ground; until it has come, only the room for it is there. */
export const frame = recipe({
  base: {
    display: 'block',
    inlineSize: '100%',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.raised,
    colorScheme: 'normal',
  },
  variants: { isReady: { false: { position: 'absolute', insetBlockStart: 0, opacity: 0, pointerEvents: 'none' } } },
})
export const place = style({ position: 'relative', display: 'grid', gap: vars.space.even })
