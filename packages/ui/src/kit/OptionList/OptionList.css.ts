import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const popover = style({
  inlineSize: 'var(--trigger-width)',
  minInlineSize: '12rem',
  display: 'flex',
  overflow: 'hidden',
  backgroundColor: vars.color.overlay,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: `0 1rem 2.5rem -0.5rem ${vars.color.scrim}`,
  outline: 'none',
  '@media': {
    [media.motion]: {
      transition: `opacity ${vars.duration.quick} ${vars.easing}`,
      selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    },
  },
})

// React Aria brings the chosen option into view in the window too. The list lies whole inside the window, but where a bar keeps the
// page away from an edge the page would be scrolled under the pressed mouse, and letting go would choose an option.
globalStyle(`html:has(${popover})`, { scrollPaddingBlock: 0 })

/** The list scrolls, not the popover around it: only in the list does React Aria look for the chosen option before it asks the page. */
export const list = style({ flexGrow: 1, overflow: 'auto', padding: vars.space.tight, outline: 'none' })

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1.25rem',
  columnGap: vars.space.snug,
  alignItems: 'center',
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.close,
  paddingBlock: vars.space.snug,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: vars.color.accentSoft },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: 600 },
  },
})
export const tick = style({ color: vars.color.accent })
export const detail = style({
  display: 'block',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  fontWeight: 400,
})
export const nothing = style({
  padding: vars.space.close,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
})
