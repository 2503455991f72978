import { useState } from 'react'
import type { OfficeCall, OfficeRefusal } from '../contract.ts'
import type { Answered, Refused } from './ask.ts'
import type { Done } from './Outcome.tsx'

interface ActsSetting<Call extends OfficeCall> {
  /** Shows the entry as an act left it. */
  readonly show: (answer: Answered<Call>) => void
  /** Reads the entry anew. */
  readonly refresh: () => void
}

/** What is done to one entry of a room, and what became of the last of it. After a refusal the entry is read anew: somebody was faster. */
export const useActs = <Call extends OfficeCall, Act extends string>({ show, refresh }: ActsSetting<Call>) => {
  const [outcome, setOutcome] = useState<Done>({ state: 'none' })
  const [pending, setPending] = useState<Act | null>(null)
  const finish = (answer: Answered<Call>, what: string) => {
    show(answer)
    setOutcome({ state: 'done', what })
  }
  const refuse = (reason: OfficeRefusal) => {
    setOutcome({ state: 'refused', reason })
    refresh()
  }
  /** What became of the last act is old news, once another one begins. */
  const begin = () => setOutcome({ state: 'none' })
  /** For an act that asks nothing more; `what` says that it is done. */
  const doAtOnce = async (act: Act, sent: Promise<Answered<Call> | Refused>, what: string): Promise<void> => {
    begin()
    setPending(act)
    const answer = await sent
    setPending(null)
    if (answer.status === 'OK') finish(answer as Answered<Call>, what)
    else refuse((answer as Refused).status)
  }
  return { outcome, pending, begin, doAtOnce, finish, refuse }
}
