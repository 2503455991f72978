import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Surface } from '@lagoon/ui/kit/Surface/Surface'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { OpenCase, ReviewerDecision } from '../../reviewing.ts'
import { Decide } from './Decide.tsx'
import * as styles from './Reviewers.css.ts'

const timeOf = (at: string): string => new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

const DocumentFigure = ({ document: { id, name, kind, at, isHeld } }: { document: OpenCase['documents'][number] }) => {
  const address = `/reviewers/pictures/${id}`
  return (
    <figure className={styles.figure}>
      {isHeld && kind !== 'pdf' && <img className={styles.picture} src={address} alt={name} />}
      {isHeld && kind === 'pdf' && <Link href={address}>Save the PDF</Link>}
      {!isHeld && <Text tone="soft">No longer saved: the provider was restarted.</Text>}
      <figcaption>
        <Text weight="strong">{name}</Text>
        <Text size="small" tone="soft">
          {timeOf(at)}
        </Text>
      </figcaption>
    </figure>
  )
}

export interface CaseDetailProps {
  one: OpenCase
  onDecide: (decision: ReviewerDecision) => Promise<void>
}

/** A case with everything that a reviewer decides by. */
export const CaseDetail = ({ one, onDecide }: CaseDetailProps) => (
  <div className={styles.detail}>
    <Stack gap="tight">
      <Heading level={2} size="title">
        {one.name}
      </Heading>
      <Text tone="soft">
        {one.level} · {one.state} · sent {one.attempts} {one.attempts === 1 ? 'time' : 'times'}
      </Text>
    </Stack>
    <dl className={styles.facts}>
      {one.facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
    {one.documents.length === 0 ? (
      <Text tone="soft">Nothing has been sent yet.</Text>
    ) : (
      <div className={styles.pictures}>
        {one.documents.map((document) => (
          <DocumentFigure key={document.id} document={document} />
        ))}
      </div>
    )}
    <Surface as="section" labelledBy="decide" padding="roomy">
      <Stack>
        <Heading level={3} size="large" id="decide">
          Decide
        </Heading>
        <Decide key={`${one.id}.${one.since}`} one={one} onDecide={onDecide} />
      </Stack>
    </Surface>
    <section aria-labelledby="history">
      <Stack>
        <Heading level={3} size="large" id="history">
          History
        </Heading>
        <ol className={styles.list}>
          {one.history.map(({ at, by, what, comment, note }) => (
            <li key={at}>
              <Text>
                {timeOf(at)} · {by} · {what}
              </Text>
              {comment !== null && <Text tone="soft">To the player: {comment}</Text>}
              {note !== null && <Text tone="soft">Note: {note}</Text>}
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  </div>
)
