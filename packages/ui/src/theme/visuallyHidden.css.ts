import { style } from '@vanilla-extract/css'

/** Hidden from sight, read by assistive technology. */
export const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
export const visuallyHidden = style(outOfSight)
