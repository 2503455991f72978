import { homeAddress, homeReturnAddress } from '@lagoon/contract/shell/addresses'
import { gameTypes, type GameType } from '@lagoon/contract/lobby/enums'

/** What a guard knows. Decide after a stored session was tried, never before. */
export interface Visit {
  readonly isLoggedIn: boolean
  readonly isMobile: boolean
  /** Path and query that were asked for, from the slash on. */
  readonly address: string
  /** True when the page was opened by this address and not from inside the app. */
  readonly isColdLoad: boolean
  /** Of the settings; undefined where the call failed or took too long. */
  readonly earnFreeSpin?: boolean | undefined
}

export type Decision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Leaves the player where they are. */
  | { readonly kind: 'stay' }

const allow: Decision = { kind: 'allow' }
const stay: Decision = { kind: 'stay' }
const goHome: Decision = { kind: 'redirect', to: homeAddress }

/** login, signup, register, guest, forgot-password, reset-password: who is logged in has no business there. */
export const mayEnterAsVisitor = ({ isLoggedIn }: Visit): Decision => (isLoggedIn ? goHome : allow)

/** Everything that belongs to a player. */
export const mayEnterAsPlayer = ({ isLoggedIn }: Visit): Decision => (isLoggedIn ? allow : goHome)

const returningTabs: readonly string[] = ['withdraw', 'support', 'announcement']

/** profile: the way back is kept for three of its tabs (§4). */
export const mayOpenProfile = ({ isLoggedIn, address }: Visit): Decision => {
  if (isLoggedIn) return allow
  const tab = new URLSearchParams(address.split('?')[1]).get('tab') ?? ''
  return returningTabs.includes(tab) ? { kind: 'redirect', to: homeReturnAddress(address) } : goHome
}

/** notification, mobileWithdraw. */
export const mayEnterOnMobile = ({ isLoggedIn, isMobile }: Visit): Decision => (isLoggedIn && isMobile ? allow : goHome)

/** earn-free-spin. */
export const mayEarnFreeSpin = ({ isLoggedIn, earnFreeSpin, isColdLoad }: Visit): Decision => {
  if (isLoggedIn) return goHome
  if (earnFreeSpin === undefined) return isColdLoad ? goHome : stay
  return earnFreeSpin ? allow : goHome
}

const MOBILE_WORDS = /iPhone|iPad|iPod|Android|webOS|BlackBerry|Windows Phone/i

/** By the words of §9 in the user agent. */
export const isMobileAgent = (userAgent: string): boolean => MOBILE_WORDS.test(userAgent)

/** The type of game that an address names, in any case of letters. */
export const gameTypeOf = (text: string | null | undefined): GameType | undefined => gameTypes.find((type) => type === text?.toUpperCase())
