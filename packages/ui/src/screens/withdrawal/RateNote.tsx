import type { PayoutCurrency } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import { Text } from '../../kit/Text/Text.tsx'
import { Countdown } from '../../patterns/Countdown/Countdown.tsx'
import { useSecondsUntil } from '../../patterns/Countdown/useSecondsUntil.ts'

/** How long the rate of a payout in crypto holds. */
export const RateNote = ({ rateEndsAt }: Pick<PayoutCurrency, 'rateEndsAt'>) => {
  const seconds = useSecondsUntil(rateEndsAt)
  return (
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
  )
}
