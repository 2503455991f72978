import { reviewQueues, type ReviewQueue } from '@lagoon/contract/wire/operator/reviews'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { Tabs } from '@lagoon/ui/kit/Tabs/Tabs'
import { addressOf, go, type Address } from '../address.ts'
import * as styles from '../Office.css.ts'
import { OnlyMine, Pages, QueueSummary } from '../queue/QueueParts.tsx'
import { RoomHead } from '../RoomHead.tsx'
import { useAnswer } from '../useAnswer.ts'
import { Waited } from '../Waited.tsx'
import { QueueList } from './QueueList.tsx'
import { queueWords, statesOf, stateWords } from './words.ts'

const ANY = 'ANY'

interface QueueProps {
  address: Address
  queue: ReviewQueue
  reviewer: string | null
}

const Queue = ({ address: { search }, queue, reviewer }: QueueProps) => {
  const state = statesOf[queue].find((one) => one === search.get('state'))
  const isMine = search.get('mine') === '1' && reviewer !== null
  const after = search.get('after') ?? undefined
  const { view } = useAnswer('withdrawals', {
    queue,
    ...(state && { state }),
    ...(isMine && { reviewer }),
    ...(after !== undefined && { after }),
  })
  const here = { queue, state, mine: isMine ? '1' : undefined }
  return (
    <div className={styles.room}>
      <div className={styles.filters}>
        <Select
          label="State"
          options={[{ id: ANY, label: 'All' }, ...statesOf[queue].map((id) => ({ id, label: stateWords[id] }))]}
          value={state ?? ANY}
          onChange={(id) => go(addressOf('withdrawals', undefined, { ...here, state: id === ANY ? undefined : id }))}
        />
        {reviewer !== null && <OnlyMine room="withdrawals" here={here} isMine={isMine} />}
      </div>
      <Waited view={view} what="withdrawals">
        {({ rows, next, inQueue }) => (
          <>
            <QueueSummary inQueue={inQueue} order={queue === 'OVER' ? 'Newest first.' : 'Longest waiting first.'} />
            <QueueList
              rows={rows}
              label={`Withdrawals: ${queueWords[queue]}`}
              isNarrowed={state !== undefined || isMine || after !== undefined}
            />
            <Pages room="withdrawals" here={here} isFirst={after === undefined} next={next} />
          </>
        )}
      </Waited>
    </div>
  )
}

/** The withdrawals that wait for a decision, that are on their way, and that are closed. */
export const QueuePage = ({ address, reviewer }: { address: Address; reviewer: string | null }) => {
  const queue = reviewQueues.find((one) => one === address.search.get('queue')) ?? 'TO_REVIEW'
  return (
    <>
      <RoomHead title="Withdrawals">Payouts that players have requested.</RoomHead>
      <Tabs
        label="Withdrawals by stage"
        selected={queue}
        onSelect={({ id }) => go(addressOf('withdrawals', undefined, { queue: id }))}
        tabs={reviewQueues.map((id) => ({
          id,
          label: queueWords[id],
          content: <Queue address={address} queue={id} reviewer={reviewer} />,
        }))}
      />
    </>
  )
}
