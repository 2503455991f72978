import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({ display: 'grid', gap: vars.space.hair })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.even,
  minBlockSize: vars.touchTarget,
  cursor: 'pointer',
  fontWeight: 550,
})

export const track = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '1.625rem',
  padding: '0.1875rem',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  '@media': {
    [media.motion]: {
      transition: `background-color ${vars.duration.calm} ${vars.easing}, border-color ${vars.duration.calm} ${vars.easing}`,
    },
  },
})
export const thumb = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.inkSoft,
  '@media': {
    [media.motion]: { transition: `transform ${vars.duration.calm} ${vars.easing}, background-color ${vars.duration.calm} ${vars.easing}` },
    [media.forcedColors]: { backgroundColor: 'ButtonText' },
  },
})

globalStyle(`${row}[data-hovered] > ${track}`, { borderColor: vars.color.inkSoft })
globalStyle(`${row}[data-selected] > ${track}`, {
  backgroundColor: vars.color.accent,
  borderColor: vars.color.accent,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', borderColor: 'Highlight' } },
})
globalStyle(`${row}[data-selected] > ${track} > ${thumb}`, {
  backgroundColor: vars.color.onAccent,
  transform: 'translateX(1.125rem)',
  '@media': { [media.forcedColors]: { backgroundColor: 'HighlightText' } },
})
globalStyle(`${row}[data-focus-visible] > ${track}`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })
