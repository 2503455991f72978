import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'

export const root = recipe({
  base: { display: 'flex', justifyContent: 'center', minBlockSize: 'calc(1.4 * var(--card))', listStyle: 'none', margin: 0, padding: 0 },
  variants: { isFanned: { true: {}, false: { gap: 'calc(0.08 * var(--card))' } } },
})
export const place = recipe({
  base: { display: 'block', minInlineSize: 0 },
  variants: {
    /** Lies on the card before, so far that the hand keeps within its room. */
    isOnAnother: {
      true: { marginInlineStart: 'calc(min(0.46 * var(--card), (var(--room, 100cqw) - var(--card)) / var(--count)) - var(--card))' },
      false: {},
    },
  },
})
/** Where a card will lie. */
export const open = style({
  display: 'block',
  inlineSize: 'var(--card)',
  aspectRatio: '100 / 140',
  flexShrink: 0,
  border: '1.5px dashed var(--ink)',
  borderRadius: vars.radius.small,
  opacity: 0.28,
})
