import { keptKeys } from '../session/keptSession.ts'
import type { KeptTexts } from '../ports/ports.ts'

export interface VersionWatch {
  /** The page came with another version than the one that was stored: either may be the server's, which is to be asked. */
  readonly isInDoubt: boolean
  /** Takes note of the version that an answer named. */
  see(version: string): void
  /** Hears that the server runs another version than this page, once for each. */
  onUpdate(listener: () => void): () => void
  /** Stores the new version; the page reloads after. */
  accept(): void
}

/**
 * Compares what the server says with what is stored (§4). Nothing stored: stored silently. One version is told once. `shown` is
 * the version that the page came with: a page that knows it goes by what was stored when it started, whatever other tabs store.
 */
export const createVersionWatch = (kept: KeptTexts, shown?: string): VersionWatch => {
  const listeners = new Set<() => void>()
  const stored = () => kept.read(keptKeys.appVersion) || undefined
  const own = shown === undefined ? undefined : (stored() ?? shown)
  let newest: string | undefined
  const see = (version: string): void => {
    const known = own ?? stored()
    if (stored() === undefined) kept.write(keptKeys.appVersion, known ?? version)
    if (known === undefined || known === version || version === newest) return
    newest = version
    for (const listener of listeners) listener()
  }
  if (own !== undefined && stored() === undefined) kept.write(keptKeys.appVersion, own)
  return {
    isInDoubt: own !== shown,
    see,
    onUpdate(listener) {
      listeners.add(listener)
      if (newest !== undefined) listener()
      return () => {
        listeners.delete(listener)
      }
    },
    accept() {
      if (newest !== undefined) kept.write(keptKeys.appVersion, newest)
    },
  }
}
