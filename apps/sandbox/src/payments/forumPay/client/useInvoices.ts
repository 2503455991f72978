import { useCallback, useEffect, useState } from 'react'
import { walletPaths, type WalletInvoice } from '../contract.ts'

const EVERY_MS = 1000

export type InvoicesView =
  | { readonly state: 'loading' }
  | { readonly state: 'filled'; readonly invoices: readonly WalletInvoice[]; readonly isStale: boolean }

/** The payments of the provider, asked for again every second while the page is seen; `post` changes one of them. */
export const useInvoices = () => {
  const [view, setView] = useState<InvoicesView>({ state: 'loading' })
  const refresh = useCallback(async (signal?: AbortSignal) => {
    try {
      const response = await fetch(walletPaths.invoices, { signal: signal ?? null })
      const { invoices } = (await response.json()) as { invoices: WalletInvoice[] }
      setView({ state: 'filled', invoices, isStale: false })
    } catch {
      if (!signal?.aborted) setView((before) => (before.state === 'filled' ? { ...before, isStale: true } : before))
    }
  }, [])
  useEffect(() => {
    const gone = new AbortController()
    const look = () => {
      if (document.visibilityState === 'visible') void refresh(gone.signal)
    }
    look()
    const timer = window.setInterval(look, EVERY_MS)
    return () => {
      gone.abort()
      window.clearInterval(timer)
    }
  }, [refresh])
  const post = async (path: string, body: object): Promise<void> => {
    await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).catch(
      () => undefined,
    )
    await refresh()
  }
  return { view, post }
}
