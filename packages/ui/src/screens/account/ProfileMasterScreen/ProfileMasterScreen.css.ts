import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'
import { contentWidth } from '../../../theme/tokens.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'start',
  // What follows stays below the window while a tab is on its way, however short it turns out to be: nothing jumps.
  minBlockSize: '100dvh',
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  '@media': { [media.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)', paddingInlineStart: vars.space.roomy } },
})

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.even,
  paddingBlockStart: vars.space.roomy,
  '@media': {
    [media.desktop]: { gap: vars.space.roomy, paddingBlock: vars.space.wide },
  },
})

export const player = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  paddingInline: vars.space.even,
  '@media': { [media.desktop]: { paddingInline: vars.space.close } },
})
export const who = style({ display: 'grid', gap: vars.space.hair, minInlineSize: 0, justifyItems: 'start' })
export const name = style({ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** On a phone one row that is swiped; on a desktop a column in groups. */
export const groups = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.tight,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: vars.space.even,
  paddingBlock: vars.space.tight,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  '@media': {
    [media.desktop]: { flexDirection: 'column', gap: vars.space.even, overflow: 'visible', padding: 0, boxShadow: 'none' },
  },
})
export const group = style({ display: 'contents', '@media': { [media.desktop]: { display: 'block' } } })
export const caption = style({
  display: 'none',
  paddingInline: vars.space.close,
  marginBlockEnd: vars.space.tight,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
  fontWeight: 600,
  color: vars.color.inkSoft,
  '@media': { [media.desktop]: { display: 'block' } },
})
export const list = style({
  display: 'flex',
  gap: vars.space.tight,
  '@media': { [media.desktop]: { flexDirection: 'column', gap: vars.space.hair } },
})

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.close,
  borderRadius: vars.radius.medium,
  color: vars.color.inkSoft,
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-2px',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': { color: vars.color.ink },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: `calc(${vars.space.tight} * -1)`,
      blockSize: '2px',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.accent,
    },
  },
  '@media': {
    [media.desktop]: {
      gap: vars.space.close,
      selectors: {
        '&[aria-current]': { backgroundColor: vars.color.accentSoft, color: vars.color.accent },
        '&[aria-current]::after': { display: 'none' },
      },
    },
    [media.forcedColors]: { selectors: { '&[aria-current]::after': { backgroundColor: 'Highlight' } } },
  },
})
/** The row of a phone has room for words only. */
export const icon = style({ display: 'none', flexShrink: 0, '@media': { [media.desktop]: { display: 'block' } } })
export const count = style({
  marginInlineStart: 'auto',
  paddingInline: vars.space.snug,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.overlay,
  color: vars.color.inkSoft,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-theme="day"] &': { backgroundColor: vars.color.sunken } },
})
