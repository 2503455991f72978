import type { Review } from '@lagoon/contract/wire/operator/reviews'
import { payoutFailures, withdrawalRefusals } from '@lagoon/contract/withdrawal/enums'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { addressOf } from '../address.ts'
import { Lines } from '../Lines.tsx'
import * as styles from '../Office.css.ts'
import { sumWords, timeWords } from '../words.ts'
import { incidentWords } from '../../../page/incidentWords.ts'
import { attemptWords, eventTitle, failureWords, reasonWords, speakerOf, stateWords } from './words.ts'

type Props = { review: Review }

const whyWords = (reason: string): string => {
  const refusal = withdrawalRefusals.find((one) => one === reason)
  const failure = payoutFailures.find((one) => one === reason)
  return refusal ? reasonWords[refusal] : failure ? failureWords[failure] : reason
}

/** All that was done and said, oldest first. */
export const History = ({ review: { events, attempts } }: Props) => (
  <Lines
    label="History"
    none="Nothing yet."
    lines={events.map((event, index) => ({
      id: `${event.at} ${index}`,
      at: event.at,
      title: eventTitle(event.kind),
      details: [
        `By ${speakerOf(event)}${event.attempt === null ? '' : ` · attempt ${attempts.find(({ id }) => id === event.attempt)?.number ?? ''}`}`,
        ...(event.reason === null ? [] : [whyWords(event.reason)]),
        ...(event.detail === null || event.detail === '' ? [] : [event.detail]),
      ],
    }))}
  />
)

/** Each sending under a key of its own. */
export const Attempts = ({ review: { attempts } }: Props) => (
  <Lines
    label="Attempts to pay"
    none="Nothing has been sent yet."
    lines={attempts.map(({ id, number, state, reference, startedAt, sends, askedNextAt }) => ({
      id,
      at: startedAt,
      title: `Attempt ${number}: ${attemptWords[state]}`,
      details: [
        `Key ${id}, sent ${sends === 1 ? 'once' : `${sends} times`}`,
        ...(reference === null ? [] : [`Provider’s reference ${reference}`]),
        ...(askedNextAt === null ? [] : [`Asked next ${timeWords(askedNextAt)}`]),
      ],
    }))}
  />
)

/** What a person has to look at, or has. */
export const Incidents = ({ review: { incidents, risk } }: Props) => (
  <>
    {risk.openIncidents > 0 && (
      <Text size="small" tone="warning">
        {risk.openIncidents === 1 ? '1 is open' : `${risk.openIncidents} are open`} about this player’s payments and payouts. They are
        closed at the operator’s desk.
      </Text>
    )}
    <Lines
      label="Incidents"
      none="None about this withdrawal."
      lines={incidents.map(({ kind, at, detail, isOpen }, index) => ({
        id: `${at} ${index}`,
        at,
        title: `${incidentWords[kind]}${isOpen ? '' : ' (closed)'}`,
        details: [detail],
      }))}
    />
  </>
)

export const OtherWithdrawals = ({ review: { others } }: Props) =>
  others.length === 0 ? (
    <Text tone="soft">None.</Text>
  ) : (
    <ul className={styles.rows}>
      {others.map(({ id, state, receives, requestedAt }) => (
        <li key={id} className={styles.row}>
          <Link href={addressOf('withdrawals', id)}>
            {sumWords(receives)}, {timeWords(requestedAt)}
          </Link>
          <Text as="span" size="small" tone="soft">
            {stateWords[state]}
          </Text>
        </li>
      ))}
    </ul>
  )
