import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.touchTarget,
  padding: 0,
  border: 0,
  borderRadius: `calc(${vars.radius.medium} - 1px)`,
  background: 'none',
  color: vars.color.inkSoft,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: vars.color.ink }, '&:focus-visible': { outlineOffset: '-3px' } },
})

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  columnGap: vars.space.even,
  rowGap: vars.space.tight,
})

export const rule = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.snug,
    fontSize: vars.size.small,
    lineHeight: vars.leading.small,
    '@media': { [media.motion]: { transition: `color ${vars.duration.calm} ${vars.easing}` } },
  },
  variants: { isMet: { true: { color: vars.color.success }, false: { color: vars.color.inkSoft } } },
})
export const tick = style({ flexShrink: 0, marginBlockStart: vars.space.hair })
