import { useState } from 'react'
import type { KycDecision, OperatorKycCase } from '@lagoon/contract/wire/operator/kycCases'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { Answered } from '../ask.ts'
import * as styles from '../Office.css.ts'
import { Outcome } from '../Outcome.tsx'
import { useActs } from '../useActs.ts'
import { DecideDialog } from './DecideDialog.tsx'
import { decisionsIn, decisionWords } from './words.ts'

export interface DecideProps {
  kycCase: OperatorKycCase
  /** Who works here; null: nobody has said. */
  reviewer: string | null
  /** Shows the case as a decision left it. */
  show: (answer: Answered<'verifications'>) => void
  /** Reads it anew. */
  refresh: () => void
}

/** What may be decided about a verification as it stands. */
export const Decide = ({ kycCase, reviewer, show, refresh }: DecideProps) => {
  const [open, setOpen] = useState<KycDecision['decision'] | null>(null)
  const { outcome, finish } = useActs<'decide', never>({ show, refresh })
  const decisions = decisionsIn(kycCase.state)
  return (
    <Stack>
      <Outcome done={outcome} />
      {decisions.length === 0 && <Text tone="soft">There is nothing to decide now.</Text>}
      {decisions.length > 0 && reviewer === null && <Notice>Choose who you are under “Signed in as” to decide.</Notice>}
      {decisions.length > 0 && reviewer !== null && (
        <div className={styles.actions}>
          {decisions.map((decision) => (
            <Button key={decision} weight={decision === 'REFUSED' ? 'danger' : 'primary'} onPress={() => setOpen(decision)}>
              {decisionWords[decision].label}
            </Button>
          ))}
        </div>
      )}
      {open !== null && reviewer !== null && (
        <DecideDialog
          key={open}
          kycCase={kycCase}
          decision={open}
          reviewer={reviewer}
          onDone={(answer) => {
            finish(answer, decisionWords[open].done)
            setOpen(null)
          }}
          onClose={() => {
            setOpen(null)
            refresh()
          }}
        />
      )}
    </Stack>
  )
}
