import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const list = style({
  display: 'grid',
  gap: vars.space.even,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const card = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.even,
    minInlineSize: 0,
    blockSize: '100%',
    padding: vars.space.roomy,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.raised,
  },
  variants: {
    isOpen: {
      true: { backgroundImage: `radial-gradient(16rem 9rem at 3.5rem 0, ${vars.color.accentSoft}, transparent)` },
      /** What is over stands back. */
      false: { backgroundColor: 'transparent' },
    },
  },
})
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.even })
export const sign = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  color: vars.color.accent,
})
export const words = style({ display: 'grid', gap: vars.space.tight, minInlineSize: 0 })
export const gifts = style({ display: 'grid', gap: vars.space.tight, justifyItems: 'start' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.close,
  minBlockSize: vars.touchTarget,
  marginBlockStart: 'auto',
})
/** Its words give way, so that its mark keeps to the end. */
export const fate = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.close,
  inlineSize: '100%',
})
export const mark = style({ flexShrink: 0 })
export const failed = style({ flexBasis: '100%' })
