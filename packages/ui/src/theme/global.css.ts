import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { media } from './media.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  colorScheme: 'dark',
  textSizeAdjust: '100%',
  scrollPaddingTop: '5rem',
  // Of the bar at the bottom, which is not there on a desktop: what has the focus never lies behind it.
  scrollPaddingBottom: 'calc(4.75rem + env(safe-area-inset-bottom))',
  '@media': { [media.desktop]: { scrollPaddingBottom: '1rem' } },
})
globalStyle('html[data-theme="day"]', { colorScheme: 'light' })
globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  backgroundColor: vars.color.surface,
  backgroundImage: vars.glow,
  backgroundRepeat: 'no-repeat',
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'anywhere',
})
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 })
globalStyle('fieldset', { border: 0, minInlineSize: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' })
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
})
// It has the focus after a navigation, to be told; nothing can be done with it.
globalStyle('h1:focus-visible', { outline: 'none' })

// Sentences of the page itself, for a browser that cannot run the app.
globalStyle('.cannot-run', {
  position: 'relative',
  zIndex: 1,
  paddingInline: vars.space.even,
  paddingBlock: vars.space.close,
  backgroundColor: vars.color.overlay,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'center',
  textWrap: 'balance',
})
// The browser floor (README): what knows an open popover knows everything else that the app takes for granted. Asked by the
// stylesheet, because a browser below the floor may not even read a script.
globalStyle('.newer-browser', { '@supports': { 'selector(:popover-open)': { display: 'none' } } })
