import { useCallback, useEffect, useState } from 'react'
import type { OperatorState } from '@lagoon/contract/wire/operator/operator'
import type { DeskAnswer, DeskCommand, DeskRefusal, DeskState } from '../contract.ts'

const EVERY_MS = 2_000

export type DeskView =
  | { readonly state: 'loading' }
  /** The desk's own server, or the platform behind it, does not answer; it is asked again by itself. */
  | { readonly state: 'away'; readonly reason: DeskRefusal }
  | { readonly state: 'open'; readonly desk: Omit<DeskState, 'platform'>; readonly platform: OperatorState }

/** What came of the last command. */
export type Outcome =
  | { readonly state: 'none' }
  | { readonly state: 'done'; readonly what: string }
  | { readonly state: 'refused'; readonly reason: DeskRefusal }

/** Carries a command out; `what` is said when it is done. */
export type Act = (command: DeskCommand, what: string) => Promise<void>

const viewOf = ({ platform, ...desk }: DeskState): DeskView =>
  platform.status === 'OK' ? { state: 'open', desk, platform } : { state: 'away', reason: platform.status }

const post = async (command: DeskCommand): Promise<DeskAnswer> => {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/command', { method: 'POST', headers, body: JSON.stringify(command) })
    return (await response.json()) as DeskAnswer
  } catch {
    return { done: false, reason: 'UNREACHABLE' }
  }
}

/** The desk as it stands, asked for every two seconds while the page is seen, and the way to act on it. */
export const useDesk = (): { view: DeskView; outcome: Outcome; act: Act } => {
  const [view, setView] = useState<DeskView>({ state: 'loading' })
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' })

  useEffect(function followTheDesk() {
    const gone = new AbortController()
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const response = await fetch('/api/state', { signal: gone.signal })
        setView(viewOf((await response.json()) as DeskState))
      } catch {
        if (!gone.signal.aborted) setView({ state: 'away', reason: 'UNREACHABLE' })
      }
    }
    const look = () => void ask()
    look()
    const timer = window.setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      gone.abort()
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  const act = useCallback<Act>(async (command, what) => {
    const answer = await post(command)
    if (answer.done) setView(viewOf(answer.state))
    setOutcome(answer.done ? { state: 'done', what } : { state: 'refused', reason: answer.reason })
  }, [])
  return { view, outcome, act }
}
