import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from '../../chrome/low.ts'

/**
 * A phone has no room at its table that nobody needs: the table gives way, and every seat stays in sight. A desktop has some over the
 * lower cloth, where nothing but a bet lies.
 */
export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  padding: `${vars.space.snug} ${vars.space.close}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.desktop]: {
      position: 'relative',
      insetBlockEnd: '11.5rem',
      blockSize: 0,
      paddingBlock: 0,
      border: 0,
    },
    [low]: {
      position: 'static',
      gridRow: 3,
      gridColumn: 1,
      blockSize: 'auto',
      paddingBlock: vars.space.snug,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
})
