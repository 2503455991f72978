import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.roomy,
  maxInlineSize: '64rem',
  marginInline: 'auto',
  padding: `${vars.space.roomy} ${vars.space.even} ${vars.space.broad}`,
  '@media': { [media.tablet]: { padding: `${vars.space.wide} ${vars.space.roomy} ${vars.space.vast}` } },
})
export const head = style({ display: 'grid', gap: vars.space.tight, textWrap: 'pretty' })

export const saveBar = style({ display: 'grid', gap: vars.space.even, justifyItems: 'stretch' })
/** On a phone the button is as wide as the page, where a thumb reaches it. */
export const row = style({
  display: 'grid',
  justifyItems: 'center',
  gap: `${vars.space.close} ${vars.space.even}`,
  '@media': { [media.tablet]: { display: 'flex', flexDirection: 'row-reverse', alignItems: 'center' } },
})
/** Stands beside the button, with no gap of its own while it has nothing to say. */
export const saved = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  color: vars.color.success,
  fontWeight: 550,
  selectors: { '&:empty': { display: 'none' } },
})
