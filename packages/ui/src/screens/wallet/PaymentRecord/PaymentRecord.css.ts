import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const parts = style({ display: 'grid', gap: vars.space.even, minInlineSize: 0 })
export const art = style({ overflow: 'clip', borderRadius: vars.radius.medium, '@media': { print: { display: 'none' } } })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.close, '@media': { print: { display: 'none' } } })

/** On paper: what was paid, in ink on white, without the bars and buttons of a screen. */
globalStyle(`html:has(${root}) :is(header, footer, nav)`, { '@media': { print: { display: 'none' } } })
globalStyle(`html:has(${root})`, {
  '@media': {
    print: {
      colorScheme: 'light',
      backgroundColor: 'Canvas',
      vars: {
        [vars.color.ink]: 'CanvasText',
        [vars.color.inkSoft]: 'CanvasText',
        [vars.color.sunken]: 'Canvas',
        [vars.color.surface]: 'Canvas',
        [vars.color.raised]: 'Canvas',
      },
    },
  },
})
globalStyle(`html:has(${root}) body`, { '@media': { print: { background: 'none' } } })
