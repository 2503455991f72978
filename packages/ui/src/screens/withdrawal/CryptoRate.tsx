import type { PayoutCurrency } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import { Text } from '../../kit/Text/Text.tsx'
import { Countdown } from '../../patterns/Countdown/Countdown.tsx'
import { useSecondsUntil } from '../../patterns/Countdown/useSecondsUntil.ts'
import { FactList } from '../../patterns/FactList/FactList.tsx'
import { networkNames } from './withdrawalWords.ts'

/** What a withdrawal is in crypto at the rate of this moment, and how long that rate holds. */
export const CryptoRate = ({ currency: { code, network, amount, networkFee, rateEndsAt } }: { currency: PayoutCurrency }) => {
  const seconds = useSecondsUntil(rateEndsAt)
  return (
    <>
      <FactList
        facts={[
          { term: 'Network', value: networkNames[network] },
          { term: 'Network fee', value: `${networkFee} ${code}` },
          { term: 'Estimated amount', value: `${amount} ${code}` },
        ]}
      />
      <Text as="div" size="small" tone="soft">
        {seconds > 0 ? (
          <>
            This rate updates <Countdown until={rateEndsAt} seconds={seconds} reads="in" />
            {'. '}
          </>
        ) : (
          'Updating the rate. '
        )}
        The final rate is set when we send it.
      </Text>
    </>
  )
}
