import type { KnownOfPage } from '../http/site/pageHead.ts'
import type { Services } from '../services.ts'
import { winCardAt } from './lobby/winCard/winCard.ts'
import { firstPictures } from './wallet/cashier/firstPicture.ts'

/** What every capability's data say of the page at an address before its scripts run. */
export const knownOfPages = (services: Services) => {
  const socialCardAt = winCardAt(services)
  const firstPictureAt = firstPictures(services)
  return async (pathname: string, search: string): Promise<KnownOfPage> => ({
    firstPicture: firstPictureAt(pathname, search),
    socialCard: await socialCardAt(pathname, search),
  })
}
