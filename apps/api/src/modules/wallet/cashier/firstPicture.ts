import { profileRoute } from '@lagoon/contract/account/addresses'
import { PACKAGES_PLACE } from '@lagoon/contract/account/profileTabs'
import { packageArtAddress } from '@lagoon/contract/wallet/packageArtAddress'
import type { Services } from '../../../services.ts'
import { packagesOf } from './packages.ts'

const FRESH_MS = 60_000

const isListOfPackages = (pathname: string, search: string): boolean =>
  pathname.replace(/\/$/, '') === profileRoute && search === `?tab=${PACKAGES_PLACE}`

/**
 * Tells the picture that the list of packages begins with, which is the largest thing of its first view; undefined for every other
 * page, where nothing is for sale, and where nobody has asked yet: a page does not wait for a hint. Who asks is not known when a
 * page is served, so it is the first picture for a player who has bought nothing; who sees another one fetched 2 kB for nothing.
 */
export const firstPictures = ({ database, switchboard, log }: Pick<Services, 'database' | 'switchboard' | 'log'>) => {
  let picture: string | undefined
  let readAt = Number.NEGATIVE_INFINITY
  const read = async (): Promise<void> => {
    const { cashier: switches } = await switchboard.current()
    const standings = { switches, hasBought: false, claimed: new Set<string>() }
    const packages = await packagesOf(database.kysely, { currency: 'USD', standings })
    const first = packages.find(({ standing }) => standing !== 'HIDDEN')
    picture = first && packageArtAddress(first.art)
  }
  return (pathname: string, search: string): string | undefined => {
    if (!isListOfPackages(pathname, search)) return undefined
    const now = performance.now()
    if (now - readAt > FRESH_MS) {
      readAt = now
      read().catch((err: unknown) => log.warn({ err }, 'the first picture of the packages is not known; the browser finds it by itself'))
    }
    return picture
  }
}
