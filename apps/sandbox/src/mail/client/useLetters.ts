import { useCallback, useEffect, useState } from 'react'
import type { Letter } from '../contract.ts'

const EVERY_MS = 2000

export type LettersView =
  { readonly state: 'loading' } | { readonly state: 'filled'; readonly letters: readonly Letter[]; readonly isStale: boolean }

/** The letters to a recipient, asked for again every two seconds while the page is seen. */
export const useLetters = (to: string): LettersView => {
  const [view, setView] = useState<LettersView>({ state: 'loading' })
  const refresh = useCallback(
    async (signal: AbortSignal) => {
      try {
        const response = await fetch(`/api/messages?to=${encodeURIComponent(to)}`, { signal })
        const { messages } = (await response.json()) as { messages: Letter[] }
        setView({ state: 'filled', letters: messages, isStale: false })
      } catch {
        if (!signal.aborted) setView((before) => (before.state === 'filled' ? { ...before, isStale: true } : before))
      }
    },
    [to],
  )
  useEffect(() => {
    const gone = new AbortController()
    const ask = () => {
      if (document.visibilityState === 'visible') void refresh(gone.signal)
    }
    ask()
    const timer = window.setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      gone.abort()
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [refresh])
  return view
}
