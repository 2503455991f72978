/** Plain JSON: what is kept of a round, stands in a proof or goes to the browser, and is compared when a round is computed again. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A value as plain JSON; amounts become their decimal digits. */
export const toJson = (value: unknown): Json =>
  JSON.parse(JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))) as Json
