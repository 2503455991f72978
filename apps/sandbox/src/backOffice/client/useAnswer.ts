import { useCallback, useEffect, useState } from 'react'
import type { OfficeCall, OfficeRefusal } from '../contract.ts'
import { ask, type Answered } from './ask.ts'

const EVERY_MS = 4_000

export type View<Answer> =
  | { readonly state: 'loading' }
  /** Nothing has been read yet, and this is why; it is asked again by itself. */
  | { readonly state: 'failed'; readonly reason: OfficeRefusal }
  /** `stale`: the last time it was asked it was not answered, and this is what was read before. */
  | { readonly state: 'ready'; readonly answer: Answer; readonly stale: OfficeRefusal | null }

/** What the server answers to a call, asked again every few seconds while the page is seen, and the way to set what an act answered. */
export const useAnswer = <Call extends OfficeCall>(
  call: Call,
  body: Parameters<typeof ask<Call>>[1],
): { view: View<Answered<Call>>; show: (answer: Answered<Call>) => void; refresh: () => void } => {
  const asked = JSON.stringify(body)
  const [known, setKnown] = useState<{ readonly asked: string; readonly view: View<Answered<Call>> }>({ asked, view: { state: 'loading' } })
  const [turn, setTurn] = useState(0)

  useEffect(
    function followTheAnswer() {
      let isGone = false
      const look = async () => {
        if (document.visibilityState !== 'visible') return
        const reply = await ask(call, JSON.parse(asked) as typeof body)
        if (isGone) return
        setKnown((before) => {
          if (reply.status === 'OK') return { asked, view: { state: 'ready', answer: reply as Answered<Call>, stale: null } }
          const reason = reply.status as OfficeRefusal
          return before.asked === asked && before.view.state === 'ready'
            ? { asked, view: { ...before.view, stale: reason } }
            : { asked, view: { state: 'failed', reason } }
        })
      }
      const again = () => void look()
      again()
      const timer = window.setInterval(again, EVERY_MS)
      document.addEventListener('visibilitychange', again)
      return () => {
        isGone = true
        window.clearInterval(timer)
        document.removeEventListener('visibilitychange', again)
      }
    },
    [call, asked, turn],
  )

  const show = useCallback((answer: Answered<Call>) => setKnown({ asked, view: { state: 'ready', answer, stale: null } }), [asked])
  const refresh = useCallback(() => setTurn((last) => last + 1), [])
  return { view: known.asked === asked ? known.view : { state: 'loading' }, show, refresh }
}
