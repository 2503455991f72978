import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { low } from '../../chrome/low.ts'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'

export const scene = style({ position: 'absolute', inset: 0, zIndex: -1, backgroundColor: vars.color.sunken, backgroundImage: vars.glow })
globalStyle(`${scene} > canvas`, { display: 'block' })

export const spokenOnly = visuallyHidden
export const plain = style({
  position: 'absolute',
  inset: '5rem 0 13rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--reels, 5), minmax(0, 6rem))',
  gap: vars.space.tight,
  placeContent: 'center',
  padding: vars.space.close,
  '@media': { [low]: { inset: '2.5rem 15rem 0 0', gridTemplateColumns: 'repeat(var(--reels, 5), minmax(0, 4rem))' } },
})
export const picture = style({ width: '100%', aspectRatio: '1' })
