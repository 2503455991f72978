import { EARLY_CALLS, type EarlyCalls } from '@lagoon/contract/http/earlyCalls'

/**
 * The answer to a call that the page made before its scripts had come (`apps/web/build/earlyCalls.ts`), once, and only where
 * the same call would be sent now: to the same address, with the same body and headers. Undefined where there is none.
 */
export const takeEarly = (url: string, { body, headers }: RequestInit): Promise<Response> | undefined => {
  const calls = (globalThis as { readonly [EARLY_CALLS]?: EarlyCalls })[EARLY_CALLS]
  const path = url.slice(globalThis.location.origin.length)
  const call = calls?.[path]
  if (calls === undefined || call === undefined) return undefined
  delete calls[path]
  const same = call.body === body && JSON.stringify(call.headers) === JSON.stringify(headers)
  return same ? call.answer : undefined
}
