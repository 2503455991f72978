import { keptKeys } from '../session/keptSession.ts'
import type { KeptTexts } from '../ports/ports.ts'

export interface VersionWatch {
  /** Takes note of the version that an answer named. */
  see(version: string): void
  /** Hears that the server runs another version than this page, once for each. */
  onUpdate(listener: () => void): () => void
  /** Stores the new version; the page reloads after. */
  accept(): void
}

/** Compares what the server says with what is stored (§4). Nothing stored: stored silently. One version is told once. */
export const createVersionWatch = (kept: KeptTexts): VersionWatch => {
  const listeners = new Set<() => void>()
  let newest: string | undefined
  return {
    see(version) {
      const stored = kept.read(keptKeys.appVersion)
      if (stored === undefined || stored === '') return kept.write(keptKeys.appVersion, version)
      if (stored === version || version === newest) return
      newest = version
      for (const listener of listeners) listener()
    },
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
