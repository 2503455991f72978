import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'

export const root = style({
  display: 'grid',
  gap: vars.space.roomy,
  maxWidth: '80rem',
  marginInline: 'auto',
  padding: vars.space.even,
  '@media': { [media.tablet]: { padding: vars.space.wide } },
})

export const head = style({
  display: 'grid',
  gap: vars.space.even,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', alignItems: 'end' } },
})

/** In sight wherever the page is scrolled to: what came of the last command, what is set, and the way back. */
export const inSight = style({ position: 'sticky', insetBlockStart: vars.space.snug, zIndex: 1, display: 'grid', gap: vars.space.snug })
export const setNow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
  padding: vars.space.close,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
})
export const setNowWords = style({
  display: 'flex',
  flex: '1 1 14rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
  minWidth: 0,
})

/** Cards beside each other where there is room. */
export const cards = style({
  display: 'grid',
  gap: vars.space.even,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const scenes = style({ display: 'grid', gap: vars.space.snug })
export const scene = style({
  display: 'grid',
  gap: vars.space.close,
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  selectors: { '&[data-set]': { borderColor: vars.color.accent } },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
export const sceneWords = style({ display: 'grid', gap: vars.space.tight, minWidth: 0 })
export const sceneTitle = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.snug })

export const rows = style({ display: 'grid' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.snug,
  paddingBlock: vars.space.close,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})
export const rowWords = style({ display: 'grid', gap: vars.space.hair, flex: '1 1 16rem', minWidth: 0 })
