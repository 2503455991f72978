import { useEffect, useState } from 'react'
import { ask } from '../../../payments/client/ask.ts'
import type { DecisionReply, ListedCase, OpenCase, ReviewerDecision } from '../../reviewing.ts'

const EVERY_MS = 3_000

/** What came of the last decision. */
export type Outcome = 'NONE' | 'DONE' | 'CHANGED' | 'FAILED'

/** The cases, asked for again and again while the page is seen, and the one that is open. */
export const useCases = () => {
  const [cases, setCases] = useState<readonly ListedCase[] | null>(null)
  const [isAway, setAway] = useState(false)
  const [open, setOpen] = useState<OpenCase | null>(null)
  const [outcome, setOutcome] = useState<Outcome>('NONE')
  const load = () =>
    ask<readonly ListedCase[]>('/reviewers/cases').then(
      (found) => {
        setCases(found)
        setAway(false)
      },
      () => setAway(true),
    )
  useEffect(function follow() {
    void load()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return {
    cases,
    isAway,
    open,
    outcome,
    show: async (id: string): Promise<void> => {
      setOutcome('NONE')
      await ask<OpenCase>(`/reviewers/cases/${id}`).then(setOpen, () => setAway(true))
    },
    decide: async (id: string, decision: ReviewerDecision): Promise<void> => {
      try {
        const reply = await ask<DecisionReply>(`/reviewers/cases/${id}`, decision)
        if (reply.state !== 'NOT_UNDERSTOOD') setOpen(reply.case)
        setOutcome(reply.state === 'NOT_UNDERSTOOD' ? 'FAILED' : reply.state)
        await load()
      } catch {
        setOutcome('FAILED')
      }
    },
  }
}
