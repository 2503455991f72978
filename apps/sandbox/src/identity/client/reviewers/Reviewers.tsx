import { Badge } from '@lagoon/ui/kit/Badge/Badge'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { ListedCase } from '../../reviewing.ts'
import { CaseDetail } from './CaseDetail.tsx'
import * as styles from './Reviewers.css.ts'
import { useCases, type Outcome } from './useCases.ts'

const outcomeNotices: Readonly<
  Record<Exclude<Outcome, 'NONE'>, { readonly tone: 'success' | 'warning' | 'danger'; readonly text: string }>
> = {
  DONE: { tone: 'success', text: 'Decided. The client is notified.' },
  CHANGED: { tone: 'warning', text: 'The case has changed since you opened it. Look at it again, then decide.' },
  FAILED: { tone: 'danger', text: 'The decision couldn’t be saved. Try again.' },
}

const ListRow = ({ one, isOpen, onOpen }: { one: ListedCase; isOpen: boolean; onOpen: () => void }) => (
  <li>
    <button type="button" className={styles.listed} aria-current={isOpen} onClick={onOpen}>
      <span className={styles.listedHead}>
        <Text as="span" weight="strong">
          {one.name}
        </Text>
        {one.isWaiting && <Badge tone="warning">Waiting</Badge>}
      </span>
      <Text as="span" size="small" tone="soft">
        {one.level} · {one.state}
      </Text>
      <Text as="span" size="small" tone="soft">
        since {new Date(one.since).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
      </Text>
    </button>
  </li>
)

/** The page of the provider’s own staff: who waits for a decision, what they sent, and the decision. */
export const Reviewers = () => {
  const { cases, isAway, open, outcome, show, decide } = useCases()
  const waiting = cases?.filter(({ isWaiting }) => isWaiting).length ?? 0
  const notice = outcome === 'NONE' ? null : outcomeNotices[outcome]
  return (
    <main className={styles.root}>
      <Stack gap="tight">
        <Heading level={1} size="title">
          Reviewers
        </Heading>
        <Text tone="soft">
          {cases === null ? 'Loading…' : `${waiting === 0 ? 'Nobody is waiting' : `${waiting} waiting`}, ${cases.length} in all.`}
        </Text>
      </Stack>
      {isAway && (
        <Notice tone="warning" announce="politely">
          The provider isn’t responding. Retrying every few seconds.
        </Notice>
      )}
      {notice && (
        <Notice tone={notice.tone} announce="politely">
          {notice.text}
        </Notice>
      )}
      <div className={styles.columns}>
        <ul className={styles.list} aria-label="Cases">
          {cases?.map((one) => (
            <ListRow key={one.id} one={one} isOpen={one.id === open?.id} onOpen={() => void show(one.id)} />
          ))}
        </ul>
        {open ? (
          <CaseDetail one={open} onDecide={(decision) => decide(open.id, decision)} />
        ) : (
          <Text tone="soft">Choose a case to see what was sent.</Text>
        )}
      </div>
    </main>
  )
}
