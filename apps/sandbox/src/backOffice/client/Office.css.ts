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

export const bar = style({
  display: 'grid',
  gap: vars.space.even,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', alignItems: 'end' } },
})
export const rooms = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.snug })
export const main = style({ display: 'grid', gap: vars.space.roomy, minWidth: 0 })

export const room = style({ display: 'grid', gap: vars.space.even, minWidth: 0 })
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.even })
export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.snug, ':empty': { display: 'none' } })
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: vars.space.tight })

/** What is decided at the side, what speaks for it beside; on a phone one under the other. */
export const sides = style({
  display: 'grid',
  gap: vars.space.even,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const side = style({ display: 'grid', gap: vars.space.even, minWidth: 0 })
/** Has the focus when something was done, to be told; nothing can be done with it. */
export const told = style({ selectors: { '&:focus-visible': { outline: 'none' }, '&:empty': { display: 'contents' } } })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.snug })

export const rows = style({ display: 'grid' })
export const row = style({
  display: 'grid',
  gap: vars.space.hair,
  paddingBlock: vars.space.close,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
})
export const rowTop = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.snug })

/** Rows of a queue: beside each other from the desktop on, under each other before. */
export const entries = style({
  display: 'grid',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
})
export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.close,
  padding: vars.space.even,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: '9rem minmax(0, 2fr) minmax(0, 2fr) minmax(0, 4fr) minmax(0, 1.5fr)' },
  },
})
export const entryPart = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space.hair, minWidth: 0 })
