import { useCallback, useEffect, useState } from 'react'
import type { Message } from '../contract.ts'

const EVERY_MS = 2000

export type MessagesView =
  | { readonly state: 'loading' }
  | { readonly state: 'filled'; readonly messages: readonly Message[]; readonly isStale: boolean }

/** The messages to a recipient, asked for again every two seconds while the page is seen. */
export const useMessages = (to: string): MessagesView => {
  const [view, setView] = useState<MessagesView>({ state: 'loading' })
  const refresh = useCallback(
    async (signal: AbortSignal) => {
      try {
        const response = await fetch(`/api/messages?to=${encodeURIComponent(to)}`, { signal })
        const { messages } = (await response.json()) as { messages: Message[] }
        setView({ state: 'filled', messages, isStale: false })
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
