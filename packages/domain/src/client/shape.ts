/**
 * What an answer looks like: a word for a leaf (`=A|B` for one of those), a list with the shape of its elements, or fields.
 * A field whose name ends in `?` may be null.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape }
