import { useRef, type ReactNode } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import type { FrozenStream, NeedsLook as Props, OperatorIncident, RefusedWebhook, Sum } from '@lagoon/contract/wire/operator/incidents'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { Card } from './Card.tsx'
import * as styles from './Desk.css.ts'
import type { Act } from './useDesk.ts'
import { incidentWords, streamFreezeWords, webhookRefusalWords } from './words.ts'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
const sumWords = ({ currency, minor }: Sum): string => `${formatMinor(BigInt(minor), 'always')} ${currency}`

const Line = ({ children }: { children: ReactNode }) => (
  <Text as="span" size="small" tone="soft">
    {children}
  </Text>
)
const When = ({ at }: { at: string }) => (
  <time dateTime={at}>
    <Text as="span" size="small" tone="soft" isTabular>
      {when.format(new Date(at))}
    </Text>
  </time>
)

const IncidentRow = ({ incident, onDone }: { incident: OperatorIncident; onDone: () => void }) => {
  const { kind, provider, at, reason, payment } = incident
  return (
    <li className={styles.row}>
      <span className={styles.rowWords}>
        <Text as="span" weight="strong">
          {incidentWords[kind]} · {provider}
        </Text>
        {payment && (
          <Line>
            Expected {sumWords(payment.expected)} · came {payment.came.length === 0 ? 'nothing' : payment.came.map(sumWords).join(' + ')}
          </Line>
        )}
        <Line>{reason}</Line>
        <Line>{payment ? `Payment ${payment.id}` : 'No payment of ours'}</Line>
        <When at={at} />
      </span>
      <Button size="compact" aria-label={`Done: ${incidentWords[kind]}, ${payment?.id ?? reason}`} onPress={onDone}>
        Done
      </Button>
    </li>
  )
}

const RefusedRow = ({ refused: { provider, reason, times, lastAt } }: { refused: RefusedWebhook }) => (
  <li className={styles.row}>
    <span className={styles.rowWords}>
      <Text as="span" weight="strong">
        {webhookRefusalWords[reason]} · {provider}
      </Text>
      <Line>{times === 1 ? 'Once' : `${times} times, the last at the time shown`}</Line>
    </span>
    <When at={lastAt} />
  </li>
)

const FrozenRow = ({ stream, onThaw }: { stream: FrozenStream; onThaw: () => void }) => {
  const { id, provider, player, game, reason, at, booked } = stream
  return (
    <li className={styles.row}>
      <span className={styles.rowWords}>
        <Text as="span" weight="strong">
          {streamFreezeWords[reason]} · {provider}
        </Text>
        <Line>
          {game}, played by {player} · {booked === 1 ? '1 event' : `${booked} events`} booked
        </Line>
        <Line>Game session {id}</Line>
        <When at={at} />
      </span>
      <Button size="compact" aria-label={`Thaw: ${game}, ${player}`} onPress={onThaw}>
        Thaw
      </Button>
    </li>
  )
}

/** Streams of games that take nothing until a person looked. */
const FrozenStreams = ({ streams, act }: { streams: readonly FrozenStream[]; act: Act }) => {
  const list = useRef<HTMLDivElement>(null)
  const thaw = async ({ id, game }: FrozenStream) => {
    await act({ on: 'platform', command: { do: 'thawStream', id } }, `${game}: thawed.`)
    // The button goes with its row.
    list.current?.focus()
  }
  return (
    <Card
      id="frozen-streams"
      title="Frozen streams"
      intro="Games whose provider’s events can’t be booked. Their tokens stay on hold. Thaw accepts events again after the last one booked; a stream that contradicts it freezes again."
    >
      <div ref={list} tabIndex={-1} role="group" aria-labelledby="frozen-streams">
        {streams.length === 0 ? (
          <Text tone="soft">None.</Text>
        ) : (
          <ul className={styles.rows}>
            {streams.map((stream) => (
              <FrozenRow key={stream.id} stream={stream} onThaw={() => void thaw(stream)} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

/** What a person has to look at, newest first. */
export const NeedsLook = ({ incidents, refusedWebhooks, frozenStreams, act }: Props & { act: Act }) => {
  const list = useRef<HTMLDivElement>(null)
  const close = async ({ id, kind }: OperatorIncident) => {
    await act({ on: 'platform', command: { do: 'closeIncident', id } }, `${incidentWords[kind]}: done.`)
    // The button goes with its row.
    list.current?.focus()
  }
  return (
    <div className={styles.cards}>
      <Card id="incidents" title="Needs a look" intro="The newest 50 about payments. Done takes it off the list; no money moves.">
        <div ref={list} tabIndex={-1} role="group" aria-labelledby="incidents">
          {incidents.length === 0 ? (
            <Text tone="soft">Nothing needs a look.</Text>
          ) : (
            <ul className={styles.rows}>
              {incidents.map((incident) => (
                <IncidentRow key={incident.id} incident={incident} onDone={() => void close(incident)} />
              ))}
            </ul>
          )}
        </div>
      </Card>
      <FrozenStreams streams={frozenStreams} act={act} />
      <Card id="refused-webhooks" title="Refused webhooks" intro="The newest 50 about payments. Kept for 30 days.">
        {refusedWebhooks.length === 0 ? (
          <Text tone="soft">None.</Text>
        ) : (
          <ul className={styles.rows}>
            {refusedWebhooks.map((refused, index) => (
              <RefusedRow key={`${refused.lastAt} ${index}`} refused={refused} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
