import { useState } from 'react'
import type { Review, ReviewActName } from '@lagoon/contract/wire/operator/reviews'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { ask, type Answered } from '../ask.ts'
import * as styles from '../Office.css.ts'
import { Outcome } from '../Outcome.tsx'
import { useActs } from '../useActs.ts'
import { ActDialog } from './ActDialog.tsx'
import { reasonWords, failureWords, actWords } from './words.ts'

/** What is done at one press: it can be undone, or moves nothing. */
const atOnce = ['take', 'ask'] as const
/** What only the reviewer who has taken it may do. */
const ofTheHolder: ReadonlySet<ReviewActName> = new Set(['approve', 'refuse', 'putBack'])

const weights: Readonly<Partial<Record<ReviewActName, 'primary' | 'danger'>>> = { take: 'primary', approve: 'primary', refuse: 'danger' }

const standingWords = ({ state, approvals, approvalsNeeded, reviewer, refusal, refusalNote, failure }: Review): readonly string[] => [
  ...(approvalsNeeded > 1 && state === 'IN_REVIEW' ? [`It needs ${approvalsNeeded} approvals and has ${approvals.length}.`] : []),
  ...(approvals.length > 0 ? [`Approved by ${approvals.join(' and ')}.`] : []),
  ...(reviewer !== null && state === 'IN_REVIEW' ? [`${reviewer} has it.`] : []),
  ...(refusal === null ? [] : [`Refused: ${reasonWords[refusal]}.`]),
  ...(refusalNote === null ? [] : [`Message to the player: ${refusalNote}`]),
  ...(failure === null ? [] : [`Failed: ${failureWords[failure]}.`]),
]

export interface ActionsProps {
  review: Review
  /** Who works here; null: nobody has said. */
  reviewer: string | null
  /** Shows the withdrawal as an act left it. */
  show: (answer: Answered<'withdrawal'>) => void
  /** Reads it anew. */
  refresh: () => void
}

/** What may be done with a withdrawal as it stands, and by whom. */
export const Actions = ({ review, reviewer, show, refresh }: ActionsProps) => {
  const [open, setOpen] = useState<Exclude<ReviewActName, (typeof atOnce)[number]> | null>(null)
  const { outcome, pending, begin, doAtOnce, finish } = useActs<'act', (typeof atOnce)[number]>({ show, refresh })
  const isOthers = review.reviewer !== null && review.reviewer !== reviewer
  const may = review.may.filter((act) => !(isOthers && ofTheHolder.has(act)))
  return (
    <Stack>
      {standingWords(review).map((words) => (
        <Text key={words}>{words}</Text>
      ))}
      <Outcome done={outcome} />
      {reviewer === null ? (
        <Notice>Choose who you are under “Signed in as” to decide.</Notice>
      ) : (
        <>
          {isOthers && review.state === 'IN_REVIEW' && <Notice>{review.reviewer} has taken it. They decide, or put it back.</Notice>}
          <div className={styles.actions}>
            {may.map((act) => (
              <Button
                key={act}
                weight={weights[act] ?? 'secondary'}
                isPending={pending === act}
                onPress={() => {
                  begin()
                  if (act === 'take' || act === 'ask')
                    void doAtOnce(act, ask('act', { do: act, id: review.id, reviewer }), actWords[act].done)
                  else setOpen(act)
                }}
              >
                {actWords[act].label}
              </Button>
            ))}
          </div>
          {open !== null && (
            <ActDialog
              key={open}
              act={open}
              review={review}
              reviewer={reviewer}
              onDone={(answer) => {
                finish(answer, actWords[open].done)
                setOpen(null)
              }}
              onClose={() => {
                setOpen(null)
                refresh()
              }}
            />
          )}
        </>
      )}
    </Stack>
  )
}
