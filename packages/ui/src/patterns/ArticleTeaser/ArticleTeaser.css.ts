import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const sizes = ['card', 'lead'] as const
type BySize = Record<(typeof sizes)[number], object>

export const root = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    overflow: 'clip',
    minInlineSize: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.raised,
    selectors: {
      '&:hover': { borderColor: vars.color.accent },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': { [media.motion]: { transition: `border-color ${vars.duration.quick} ${vars.easing}` } },
  },
  variants: {
    size: {
      card: {},
      lead: { '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gridTemplateRows: 'auto' } } },
    } satisfies BySize,
  },
})
export const picture = recipe({
  base: { aspectRatio: '16 / 9', overflow: 'clip', borderBlockEnd: `1px solid ${vars.color.line}` },
  variants: {
    size: {
      card: {},
      lead: {
        '@media': {
          [media.tablet]: {
            aspectRatio: 'auto',
            minBlockSize: '21rem',
            borderBlockEnd: 0,
            borderInlineEnd: `1px solid ${vars.color.line}`,
          },
        },
      },
    } satisfies BySize,
  },
})
export const words = recipe({
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: vars.space.snug,
    minInlineSize: 0,
    padding: vars.space.even,
    paddingBlockEnd: '1.125rem',
    textWrap: 'pretty',
  },
  variants: {
    size: {
      card: {},
      lead: {
        '@media': {
          [media.tablet]: { alignContent: 'center', gridTemplateRows: 'auto auto auto', gap: vars.space.close, padding: vars.space.wide },
        },
      },
    } satisfies BySize,
  },
})
export const title = recipe({
  base: { fontFamily: vars.font.display, fontWeight: 650, letterSpacing: '-0.01em', textWrap: 'balance' },
  variants: {
    size: {
      card: { fontSize: vars.size.large, lineHeight: '1.625rem' },
      lead: {
        fontSize: vars.size.large,
        lineHeight: '1.625rem',
        '@media': { [media.tablet]: { fontSize: vars.size.title, lineHeight: vars.leading.title } },
      },
    } satisfies BySize,
  },
})
/** Its own name is the link; the card around it only takes the press. */
export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { color: vars.color.accent } },
})
export const summary = style({ color: vars.color.inkSoft })
export const when = style({ fontSize: vars.size.small, lineHeight: vars.leading.small, color: vars.color.inkSoft })
