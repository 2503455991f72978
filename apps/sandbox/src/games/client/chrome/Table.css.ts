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
  justifySelf: 'center',
  marginInline: vars.space.tight,
  padding: `${vars.space.tight} ${vars.space.snug}`,
  borderRadius: vars.radius.medium,
  // A place may be as light as the letters.
  backgroundColor: `color-mix(in srgb, ${vars.color.surface} 82%, transparent)`,
  fontFamily: vars.font.display,
  // Two words stand on one line between the buttons of a phone; a longer name has two that are no higher than those.
  fontSize: `clamp(0.875rem, 3.9vw, ${vars.size.title})`,
  lineHeight: 1.15,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  textAlign: 'center',
  textWrap: 'balance',
  '@media': {
    [media.tablet]: { paddingBlock: vars.space.hair, fontSize: vars.size.headline, lineHeight: 1.1 },
    [low]: { paddingBlock: vars.space.hair, fontSize: vars.size.body, lineHeight: 1.15 },
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
