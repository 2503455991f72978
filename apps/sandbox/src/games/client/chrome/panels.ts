import { useCallback, useState } from 'react'
import { lazyPart } from '@lagoon/ui/kit/LazyPart/lazyPart'
import type { AutoplayPanelProps } from './AutoplayPanel.tsx'
import type { FairnessPanelProps } from './FairnessPanel.tsx'
import type { HistoryPanelProps } from './HistoryPanel.tsx'
import type { InfoPanelProps } from './InfoPanel.tsx'
import type { SoundPanelProps } from './SoundPanel.tsx'

const load = () => import('./allPanels.ts')

/** What opens over a game. No first bet needs it, so its code comes after the game, all of it at once. */
export const panels = {
  autoplay: lazyPart<AutoplayPanelProps>(async () => (await load()).AutoplayPanel),
  fairness: lazyPart<FairnessPanelProps>(async () => (await load()).FairnessPanel),
  history: lazyPart<HistoryPanelProps>(async () => (await load()).HistoryPanel),
  info: lazyPart<InfoPanelProps>(async () => (await load()).InfoPanel),
  sound: lazyPart<SoundPanelProps>(async () => (await load()).SoundPanel),
}
export type Panel = keyof typeof panels

const fetchAll = () => Promise.all(Object.values(panels).map((panel) => panel.fetchAhead()))

/** Which panel is open. Its code is there before it opens: `isLost` where it did not come. */
export const usePanel = () => {
  const [panel, setPanel] = useState<Panel | null>(null)
  const [isLost, setLost] = useState(false)
  return {
    panel,
    isLost,
    open: useCallback((next: Panel) => {
      setLost(false)
      panels[next].fetchAhead().then(
        () => setPanel(next),
        () => setLost(true),
      )
    }, []),
    close: useCallback(() => setPanel(null), []),
    /** Once the game can be seen. What does not come is told when its panel is to open. */
    fetchAhead: useCallback(() => void fetchAll().catch(() => undefined), []),
  }
}
