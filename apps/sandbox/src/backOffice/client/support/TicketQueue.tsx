import type { TicketQueue as Queue } from '@lagoon/contract/wire/operator/tickets'
import type { Address } from '../address.ts'
import * as styles from '../Office.css.ts'
import { OnlyMine, Pages, QueueSummary } from '../queue/QueueParts.tsx'
import { useAnswer } from '../useAnswer.ts'
import { Waited } from '../Waited.tsx'
import { TicketRows } from './TicketRows.tsx'
import { queueWords } from './words.ts'

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
      {agent !== null && <OnlyMine room="support" here={here} isMine={isMine} />}
      <Waited view={view} what="tickets">
        {({ rows, next, inQueue }) => (
          <>
            <QueueSummary inQueue={inQueue} order={queue === 'WAITING' ? 'Longest waiting first.' : 'Last updated first.'} />
            <TicketRows rows={rows} label={`Tickets: ${queueWords[queue]}`} isNarrowed={isMine || after !== undefined} />
            <Pages room="support" here={here} isFirst={after === undefined} next={next} />
          </>
        )}
      </Waited>
    </div>
  )
}
