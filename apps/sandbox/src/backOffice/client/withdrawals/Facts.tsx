import type { Review } from '@lagoon/contract/wire/operator/reviews'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { FactList, type Fact } from '@lagoon/ui/patterns/FactList/FactList'
import { addressOf } from '../address.ts'
import { sumWords, timeWords, tokenWords } from '../words.ts'
import { wayWords } from '../../../page/wayWords.ts'

type Props = { review: Review }

/** What is paid, to where. The destination is the one that the player was shown when asking. */
export const MoneyFacts = ({ review }: Props) => {
  const { amount, gross, fee, receives, way, provider, destination, requestedAt, notBefore, reference, givenBack } = review
  const facts: readonly Fact[] = [
    { term: 'Prize tokens held', value: tokenWords(amount) },
    { term: 'Worth', value: sumWords(gross) },
    { term: 'Fee', value: sumWords(fee) },
    { term: 'Player receives', value: sumWords(receives), isTotal: true },
    { term: 'To', value: `${wayWords[way]}, ${destination}` },
    { term: 'Paid out by', value: provider },
    { term: 'Requested', value: timeWords(requestedAt) },
    ...(Date.parse(notBefore) > Date.parse(requestedAt) ? [{ term: 'Not sent before', value: timeWords(notBefore) }] : []),
    ...(reference === null ? [] : [{ term: 'Provider’s reference', value: reference }]),
    ...(givenBack === null ? [] : [{ term: 'Prize tokens given back', value: tokenWords(givenBack) }]),
  ]
  return <FactList facts={facts} />
}

/** Who asks, since when they are here, and what they played and paid. */
export const PlayerFacts = ({ review: { player, risk } }: Props) => (
  <FactList
    facts={[
      { term: 'Name in the profile', value: player.name },
      { term: 'Country', value: player.country },
      { term: 'Player since', value: timeWords(risk.accountCreatedAt) },
      {
        term: 'Identity',
        value: (
          <Link href={addressOf('verification', player.id)}>
            {risk.isIdVerified ? `Verified${risk.verifiedSince === null ? '' : ` ${timeWords(risk.verifiedSince)}`}` : 'Not verified'}
          </Link>
        ),
      },
      { term: 'Sweep tokens received', value: tokenWords(risk.sweep.received) },
      { term: 'Sweep tokens played', value: tokenWords(risk.sweep.played) },
      { term: 'Prize tokens won', value: tokenWords(risk.prize.won) },
      { term: 'Prize tokens played again', value: tokenWords(risk.prize.played) },
      { term: 'Paid in, minus what was returned', value: sumWords(risk.deposited) },
      { term: 'Paid out before', value: sumWords(risk.withdrawn) },
      { term: 'Owes tokens for returned payments', value: risk.hasDebt ? 'Yes' : 'No' },
      { term: 'Other players with the same device', value: risk.deviceSharedWith === 0 ? 'None' : String(risk.deviceSharedWith) },
    ]}
  />
)

/** Since when the payout account is there, and who else has it. */
export const AccountFacts = ({ review: { destination, risk, sharedWith } }: Props) => (
  <FactList
    facts={[
      { term: 'Account', value: destination },
      { term: 'Added', value: timeWords(risk.payoutAccountCreatedAt) },
      { term: 'Still in the profile', value: risk.isPayoutAccountRemoved ? 'No, removed' : 'Yes' },
      {
        term: 'Other players using it',
        value:
          sharedWith.length === 0
            ? 'None'
            : sharedWith.map(({ id, displayName }) => (
                <Link key={id} href={addressOf('verification', id)}>
                  {displayName}
                </Link>
              )),
      },
    ]}
  />
)
