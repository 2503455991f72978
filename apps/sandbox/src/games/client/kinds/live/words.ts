import type { SessionView } from '../../../contract.ts'
import { tokenName, type PlayedToken } from '../../play/words.ts'

/** Above a balance: what it is of. */
export const nameAbove = (token: PlayedToken): string => {
  const name = tokenName(token)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What stands above a win; with its kind of token where that is another one than the bet's. */
export const winLabel = (label: string, { token, winToken }: Pick<SessionView, 'token' | 'winToken'>): string =>
  token === winToken ? label : `${label} in ${tokenName(winToken)}`
