import { emailVerificationRoute, resetPasswordRoute } from '@lagoon/contract/account/addresses'

const beforeTokens = [emailVerificationRoute, resetPasswordRoute].map((route) => route.slice(0, route.indexOf(':')))

/** A request's path for the log, without the token of an email: it is worth a session's grant until it is used. */
export const shownPath = (url: string | undefined): string | undefined => {
  const path = url?.split('?')[0]
  const before = beforeTokens.find((start) => path?.startsWith(start))
  return before === undefined ? path : `${before}…`
}
