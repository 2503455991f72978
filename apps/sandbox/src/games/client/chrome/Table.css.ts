import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from './low.ts'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  height: '100dvh',
  minHeight: '30rem',
  overflow: 'hidden',
  isolation: 'isolate',
  '@media': {
    [low]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateRows: 'auto minmax(0, 1fr) auto', minHeight: '15rem' },
  },
})

export const header = style({
  display: 'grid',
  gridTemplateColumns: `calc(2 * ${vars.touchTarget} + ${vars.space.tight}) 1fr calc(2 * ${vars.touchTarget} + ${vars.space.tight})`,
  alignItems: 'center',
  padding: `${vars.space.snug} ${vars.space.close} 0`,
  '@media': { [low]: { paddingBlockStart: 0 } },
})
export const name = style({
  gridColumn: 2,
  paddingInline: vars.space.snug,
  fontFamily: vars.font.display,
  // Two words of a long name stand on one line between the buttons of a phone.
  fontSize: `clamp(1rem, 4.4vw, ${vars.size.title})`,
  lineHeight: vars.leading.title,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  textAlign: 'center',
  textShadow: '0 1px 18px rgb(5 11 24 / 0.9)',
  '@media': {
    [media.tablet]: { fontSize: vars.size.headline, lineHeight: vars.leading.headline },
    [low]: { fontSize: vars.size.large, lineHeight: vars.leading.large },
  },
})
export const nameEnd = style({ color: vars.color.accent, whiteSpace: 'nowrap' })
export const headerStart = style({ display: 'flex', gap: vars.space.tight })
export const headerEnd = style({ gridColumn: 3, display: 'flex', justifyContent: 'flex-end', gap: vars.space.tight })

/** The free space in which the reels are placed; the canvas itself lies behind everything. */
export const area = style({
  margin: `${vars.space.close} ${vars.space.snug}`,
  minHeight: 0,
  '@media': {
    [media.tablet]: { margin: `${vars.space.even} ${vars.space.wide}` },
    [low]: { margin: `${vars.space.tight} ${vars.space.snug}` },
  },
})
/** Takes no room of its own: what stands here grows upwards over the edge of the glass, and the reels stay where they are. */
export const between = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  height: 0,
  paddingInline: vars.space.close,
  paddingBlockEnd: vars.space.none,
})
/** Below the head, over whatever stands there. */
export const lost = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${vars.touchTarget} + ${vars.space.even})`,
  insetInline: vars.space.close,
  display: 'grid',
  justifyItems: 'center',
})
