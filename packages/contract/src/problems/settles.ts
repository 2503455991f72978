/** Statuses of refusals that are about who asks or when, and not about what is asked. */
const passing: readonly number[] = [401, 406, 429]

/** True where a refusal is the last word about what was asked. After any other it may have been done, or may still be done under its key. */
export const settles = ({ status, code }: { readonly status: number; readonly code?: string | undefined }): boolean =>
  status < 500 && !passing.includes(status) && code !== 'STILL_WORKING'
