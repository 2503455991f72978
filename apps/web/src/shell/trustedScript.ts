/** What the app uses of Trusted Types (W3C), where the browser has them; what a rule answers with null is refused. */
export interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML?: (text: string) => string | null; readonly createScriptURL?: (address: string) => string },
  ) => {
    readonly createScriptURL: (address: string) => unknown
  }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * The address of a script that this app itself runs: its worker, and the marketing service's. The browser takes no other text for
 * one (`require-trusted-types-for`), nor any text for markup; from where scripts may come at all stands in `script-src`.
 */
export const trustedScript = (address: string): string => {
  policy ??= trustedTypes?.createPolicy('lagoon', { createScriptURL: (text) => text })
  return (policy?.createScriptURL(address) ?? address) as string
}
