import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({ display: 'grid', gap: vars.space.tight })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.close,
  alignItems: 'start',
  minBlockSize: vars.touchTarget,
  paddingBlock: '0.625rem',
  cursor: 'pointer',
})

/** A tick as a mask, so that it takes the color that stands on the accent in each theme. */
const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-6.5'/%3E%3C/svg%3E\")"

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: '0.375rem',
  backgroundColor: vars.color.field,
  cursor: 'pointer',
  selectors: {
    [`${row}:hover &`]: { borderColor: vars.color.inkSoft },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::before': {
      content: '',
      inlineSize: '1rem',
      blockSize: '1rem',
      backgroundColor: vars.color.onAccent,
      maskImage: tick,
      maskSize: 'contain',
    },
  },
  '@media': {
    [media.motion]: {
      transition: `background-color ${vars.duration.quick} ${vars.easing}, border-color ${vars.duration.quick} ${vars.easing}`,
    },
    [media.forcedColors]: { appearance: 'auto' },
  },
})

const besideBox = `calc(1.5rem + ${vars.space.close})`
export const notes = style({
  display: 'grid',
  gap: vars.space.tight,
  paddingInlineStart: besideBox,
  marginBlockStart: '-0.375rem',
  marginBlockEnd: vars.space.snug,
})
