import type { TicketQueue as Queue } from '@lagoon/contract/wire/operator/tickets'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { FilterChips } from '@lagoon/ui/patterns/FilterChips/FilterChips'
import { addressOf, go, type Address } from '../address.ts'
import * as styles from '../Office.css.ts'
import { useAnswer } from '../useAnswer.ts'
import { Waited } from '../Waited.tsx'
import { TicketRows } from './TicketRows.tsx'
import { queueWords } from './words.ts'

const MOST_COUNTED = 100

export interface TicketQueueProps {
  address: Address
  queue: Queue
  /** Who works here; null: nobody has said. */
  agent: string | null
}

/** A page of the tickets of one queue. */
export const TicketQueue = ({ address: { search }, queue, agent }: TicketQueueProps) => {
  const isMine = search.get('mine') === '1' && agent !== null
  const after = search.get('after') ?? undefined
  const { view } = useAnswer('tickets', { queue, ...(isMine && { agent }), ...(after !== undefined && { after }) })
  const here = { queue, mine: isMine ? '1' : undefined }
  return (
    <div className={styles.room}>
      {agent !== null && (
        <FilterChips
          label="Show"
          options={[{ id: 'mine', label: 'Only mine' }]}
          selected={isMine ? ['mine'] : []}
          onChange={({ selected }) => go(addressOf('support', undefined, { queue, mine: selected.length > 0 ? '1' : undefined }))}
        />
      )}
      <Waited view={view} what="tickets">
        {({ rows, next, inQueue }) => (
          <>
            <Text size="small" tone="soft">
              {inQueue >= MOST_COUNTED ? `${MOST_COUNTED} or more` : inQueue} in this list.{' '}
              {queue === 'WAITING' ? 'Longest waiting first.' : 'Last updated first.'}
            </Text>
            <TicketRows rows={rows} label={`Tickets: ${queueWords[queue]}`} isNarrowed={isMine || after !== undefined} />
            <nav aria-label="Pages" className={styles.pages}>
              {after !== undefined && (
                <Link weight="secondary" href={addressOf('support', undefined, here)}>
                  First page
                </Link>
              )}
              {next !== null && (
                <Link weight="secondary" href={addressOf('support', undefined, { ...here, after: next })}>
                  Next page
                </Link>
              )}
            </nav>
          </>
        )}
      </Waited>
    </div>
  )
}
