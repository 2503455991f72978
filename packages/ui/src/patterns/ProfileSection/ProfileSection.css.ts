import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ container: 'profile-section / inline-size' })

/** Room for words beside the fields, or for a table. */
export const roomy = 'profile-section (min-width: 44rem)'

const rows = { display: 'grid', gap: vars.space.roomy } as const
/** Words beside the fields where there is room for both, above them where there is not or where what follows needs it all. */
export const columns = styleVariants({
  beside: {
    ...rows,
    '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)', columnGap: vars.space.broad } },
  },
  above: rows,
})
export const words = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space.snug, textWrap: 'pretty' })
export const body = style({ display: 'grid', gap: '1.25rem', alignContent: 'start', minInlineSize: 0 })
