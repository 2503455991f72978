import { EARLY_CALLS, type EarlyCalls } from '@lagoon/contract/http/earlyCalls'

/**
 * The answer to a call that the page made before its scripts had come (`apps/web/build/beforeScripts.ts`), once, and only where
 * the same is asked now, to the same address, for the same session and in the same language. The `device-action` header may
 * differ: which lobby is the player's was not known then (§7). Undefined where there is none.
 */
export const takeEarly = (url: string, { body, headers }: RequestInit): Promise<Response> | undefined => {
  const calls = (globalThis as { readonly [EARLY_CALLS]?: EarlyCalls })[EARLY_CALLS]
  const path = url.slice(globalThis.location.origin.length)
  const call = calls?.[path]
  if (calls === undefined || call === undefined) return undefined
  delete calls[path]
  const now = headers as Readonly<Record<string, string>>
  const isSame = call.body === body && ['authorization', 'accept-language'].every((name) => call.headers[name] === now[name])
  return isSame ? call.answer : undefined
}
