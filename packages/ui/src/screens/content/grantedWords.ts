import { welcomeGrant } from '@lagoon/contract/wallet/welcomeGrant'
import { formatTokens } from '../../patterns/TokenAmount/formatTokens.ts'
import { tokenNames } from '../../patterns/TokenIcon/tokenKinds.ts'

/** The welcome grant in words, from the figures that the ledger books: `10,000 game tokens and 5 sweep tokens`. */
export const grantedWords = welcomeGrant.map(({ kind, minor }) => `${formatTokens(minor, 'full')} ${tokenNames[kind].many}`).join(' and ')
