import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'

/** Phone: either the list or the message. From the tablet on both, side by side. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  selectors: { '[data-reading] > &': { display: 'none' } },
  '@media': { [media.tablet]: { selectors: { '[data-reading] > &': { display: 'flex' } } } },
})
export const message = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 })
export const none = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'grid', placeContent: 'center', justifyItems: 'center', gap: vars.space.even, color: vars.color.inkSoft },
  },
})
export const root = style({
  display: 'grid',
  height: '100dvh',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)' } },
})

export const head = style({
  display: 'grid',
  gap: vars.space.even,
  padding: vars.space.even,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minHeight: vars.touchTarget,
  paddingInline: vars.space.close,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  color: vars.color.inkSoft,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})
export const searchInput = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: vars.color.ink,
  selectors: { '&::placeholder': { color: vars.color.inkSoft, opacity: 1 } },
})

export const rows = style({ flex: 1, overflowY: 'auto' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.close,
  rowGap: vars.space.hair,
  width: '100%',
  padding: `${vars.space.close} ${vars.space.even}`,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { backgroundColor: vars.color.accentSoft, boxShadow: `inset 3px 0 ${vars.color.accent}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.color.raised } } } },
})
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const subject = style({ ...oneLine, fontWeight: 600 })
export const when = style({ color: vars.color.inkSoft, fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums' })
export const recipient = style({ ...oneLine, gridColumn: '1 / -1', color: vars.color.inkSoft, fontSize: vars.size.small })
export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.close,
  padding: `${vars.space.vast} ${vars.space.roomy}`,
  color: vars.color.inkSoft,
})

export const messageHead = style({
  display: 'grid',
  gap: vars.space.close,
  padding: vars.space.even,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { padding: vars.space.roomy } },
})
export const back = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space.even,
  rowGap: vars.space.hair,
})
export const frame = style({ flex: 1, width: '100%', border: 0 })
