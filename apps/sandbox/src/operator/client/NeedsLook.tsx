import { useRef, type ComponentType, type ReactNode } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import type { FrozenStream, NeedsLook as Props, OperatorIncident, RefusedWebhook, Sum } from '@lagoon/contract/wire/operator/incidents'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { Card } from './Card.tsx'
import * as styles from './Desk.css.ts'
import type { Act } from './useDesk.ts'
import { incidentWords } from '../../page/incidentWords.ts'
import { streamFreezeWords, webhookRefusalWords } from './words.ts'

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

interface RowProps<Item> {
  item: Item
  onAct: () => void
}

const IncidentRow = ({ item: { kind, provider, at, reason, payment }, onAct }: RowProps<OperatorIncident>) => (
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
    <Button size="compact" aria-label={`Done: ${incidentWords[kind]}, ${payment?.id ?? reason}`} onPress={onAct}>
      Done
    </Button>
  </li>
)

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

const FrozenRow = ({ item: { id, provider, player, game, reason, at, booked }, onAct }: RowProps<FrozenStream>) => (
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
    <Button size="compact" aria-label={`Thaw: ${game}, ${player}`} onPress={onAct}>
      Thaw
    </Button>
  </li>
)

const Rows = ({ none, children }: { none: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? <Text tone="soft">{none}</Text> : <ul className={styles.rows}>{children}</ul>

interface ActedOnProps<Item> {
  id: string
  title: string
  intro: string
  none: string
  items: readonly Item[]
  row: ComponentType<RowProps<Item>>
  onAct: (item: Item) => Promise<unknown>
}

/** Items that leave the list when they are acted on; the button goes with its row, so the list takes the focus. */
const ActedOn = <Item extends { readonly id: string }>({ id, title, intro, none, items, row: Row, onAct }: ActedOnProps<Item>) => {
  const list = useRef<HTMLDivElement>(null)
  const act = async (item: Item) => {
    await onAct(item)
    list.current?.focus()
  }
  return (
    <Card id={id} title={title} intro={intro}>
      <div ref={list} tabIndex={-1} role="group" aria-labelledby={id}>
        <Rows none={none}>
          {items.map((item) => (
            <Row key={item.id} item={item} onAct={() => void act(item)} />
          ))}
        </Rows>
      </div>
    </Card>
  )
}

/** What a person has to look at, newest first. */
export const NeedsLook = ({ incidents, refusedWebhooks, frozenStreams, act }: Props & { act: Act }) => (
  <div className={styles.cards}>
    <ActedOn
      id="incidents"
      title="Needs a look"
      intro="The newest 50 about payments and payouts. Done takes it off the list; no money moves."
      none="Nothing needs a look."
      items={incidents}
      row={IncidentRow}
      onAct={({ id, kind }) => act({ on: 'platform', command: { do: 'closeIncident', id } }, `${incidentWords[kind]}: done.`)}
    />
    <ActedOn
      id="frozen-streams"
      title="Frozen streams"
      intro="Games whose provider’s events can’t be booked. Their tokens stay on hold. Thaw accepts events again after the last one booked; a stream that contradicts it freezes again."
      none="None."
      items={frozenStreams}
      row={FrozenRow}
      onAct={({ id, game }) => act({ on: 'platform', command: { do: 'thawStream', id } }, `${game}: thawed.`)}
    />
    <Card id="refused-webhooks" title="Refused webhooks" intro="The newest 50 about payments. Kept for 30 days.">
      <Rows none="None.">
        {refusedWebhooks.map((refused, index) => (
          <RefusedRow key={`${refused.lastAt} ${index}`} refused={refused} />
        ))}
      </Rows>
    </Card>
  </div>
)
