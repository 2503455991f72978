import { recipe } from '@vanilla-extract/recipes'
import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const frames = ['card', 'edge'] as const

export const list = recipe({
  base: { display: 'grid', overflow: 'hidden', backgroundColor: vars.color.raised },
  variants: {
    frame: {
      card: { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.large },
      /** As wide as the screen of a phone: the room is worth more than the frame. */
      edge: {
        marginInline: `calc(${vars.space.even} * -1)`,
        borderBlock: `1px solid ${vars.color.line}`,
        '@media': { [media.tablet]: { marginInline: 0 } },
      },
    } satisfies Record<(typeof frames)[number], object>,
  },
  defaultVariants: { frame: 'card' },
})
/** On a phone the time stands under the words, which need the line; from the tablet on at its end. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.touchTarget} minmax(0, 1fr) 0.625rem`,
  gridTemplateAreas: '"icon words dot" "icon time dot"',
  columnGap: vars.space.close,
  padding: vars.space.even,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `${vars.touchTarget} minmax(0, 1fr) auto 0.625rem`,
      gridTemplateAreas: '"icon words time dot"',
      paddingInline: vars.space.roomy,
    },
    [media.motion]: { transition: `background-color ${vars.duration.quick} ${vars.easing}` },
  },
})
/** Beside a title alone the time stands on its line; on a phone it is under it anyway. */
export const titleOnly = style({ '@media': { [media.tablet]: { alignItems: 'center' } } })
/** What leads somewhere answers to the pointer; what is only told does not. */
export const leading = style({ selectors: { '&:hover': { backgroundColor: vars.color.overlay } } })

const badge = {
  gridArea: 'icon',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  borderRadius: vars.radius.medium,
} as const
export const icon = styleVariants({
  neutral: { ...badge, backgroundColor: vars.color.sunken, color: vars.color.inkSoft },
  accent: { ...badge, backgroundColor: vars.color.accentSoft, color: vars.color.accent },
  success: { ...badge, backgroundColor: vars.color.successSoft, color: vars.color.success },
  warning: { ...badge, backgroundColor: vars.color.warningSoft, color: vars.color.warning },
})

export const words = style({
  gridArea: 'words',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.hair,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
const title = { color: vars.color.ink, fontSize: vars.size.body, lineHeight: vars.leading.body, textWrap: 'pretty' } as const
export const titleOf = styleVariants({ unread: { ...title, fontWeight: 650 }, read: { ...title, fontWeight: 450 } })
/** The press of the whole row belongs to the title, so a reader hears its words and nothing else. */
export const press = style({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px', borderRadius: vars.radius.medium },
  },
})
export const text = style({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: vars.leading.small, textWrap: 'pretty' })
export const time = style({
  gridArea: 'time',
  color: vars.color.inkSoft,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.body,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** Shape and weight of the title say "unread" too, never the color alone. */
export const dot = style({
  gridArea: 'dot',
  marginBlockStart: '0.4375rem',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  selectors: { [`${titleOnly} > &`]: { '@media': { [media.tablet]: { marginBlockStart: 0 } } } },
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})
