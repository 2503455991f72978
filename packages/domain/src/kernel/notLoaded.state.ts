/** Members of every view that loads: it is on its way, or nobody answered. */
export type NotLoaded = { readonly state: 'loading' } | { readonly state: 'failed' }

/** The other members of a view that loads. */
export type Known<View> = Exclude<View, NotLoaded>
