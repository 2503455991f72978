import type { PayoutCurrency } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import { FactList } from '../../patterns/FactList/FactList.tsx'
import { RateNote } from './RateNote.tsx'
import { networkNames } from './withdrawalWords.ts'

/** What a withdrawal is in crypto at the rate of this moment, and how long that rate holds. */
export const CryptoRate = ({ currency: { code, network, amount, networkFee, rateEndsAt } }: { currency: PayoutCurrency }) => (
  <>
    <FactList
      facts={[
        { term: 'Network', value: networkNames[network] },
        { term: 'Network fee', value: `${networkFee} ${code}` },
        { term: 'Estimated amount', value: `${amount} ${code}` },
      ]}
    />
    <RateNote rateEndsAt={rateEndsAt} />
  </>
)
