import { defaultPasswordLimits } from '@lagoon/contract/account/account.rules'
import type { WebSettings } from '../../graphql/resolvers.generated.ts'

/** How long a password may be; the form asks for the same. */
export const passwordLimits = defaultPasswordLimits

/** What the operator decides and the specification leaves open (§3, §9). */
export const webSettings: Omit<WebSettings, 'marketingSdkUrl' | 'ipLookupUrl' | 'push'> = {
  isOptimoveEnable: false,
  earnFreeSpin: false,
  // Blocking F12 and the context menu protects nothing: whoever wants to look inside the page can. The specification asks for it.
  blockInspection: true,
  passwordMinLength: passwordLimits.minLength,
  passwordMaxLength: passwordLimits.maxLength,
}
