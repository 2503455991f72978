import { promotionsAddress } from '@lagoon/contract/content/addresses'
import { aloneGameInfoPath, gameDetailsPath } from '@lagoon/contract/lobby/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'

export interface LayoutDecision {
  readonly bars: 'shown' | 'hidden'
  /** The stored hideLayout entry is to be removed. */
  readonly isRestored: boolean
}

const isIn = (folder: string, path: string): boolean => path.startsWith(`${folder}/`) && /^[^/]/.test(path.slice(folder.length + 1))

/** The layout rule of §2 as the readings put it: by the pathname without its trailing slash. */
export const layoutFor = (pathname: string, hasStoredHideLayout: boolean): LayoutDecision => {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  if (path === homeAddress || path === promotionsAddress || path === gameDetailsPath) return { bars: 'shown', isRestored: true }
  if (isIn(promotionsAddress, path) || isIn(aloneGameInfoPath, path)) return { bars: 'hidden', isRestored: false }
  return { bars: hasStoredHideLayout ? 'hidden' : 'shown', isRestored: false }
}
