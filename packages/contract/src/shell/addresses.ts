import { withQuery } from '../addresses/address.ts'

export const homeAddress = '/'

/** In the query of home and of the log-in: where the player goes on to after it (§4). */
export const RETURN_PARAMETER = 'return'

/** Home, which opens the log-in and then leads back. */
export const homeReturnAddress = (back: string): string => withQuery(homeAddress, { [RETURN_PARAMETER]: back })
