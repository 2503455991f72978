import * as v from 'valibot'

/** A country as ISO 3166-1 writes it in two letters. */
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

/** What the IP look-up answers a browser that asks where it calls from; anything else is no answer. */
export const ipLookupAnswer = v.object({ country: countryCode })
export type IpLookupAnswer = v.InferOutput<typeof ipLookupAnswer>
