import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import '@lagoon/ui/theme/fonts'
import '@lagoon/ui/theme/global.css'
import { followTheme } from '../../page/followTheme.ts'
import { metaOf } from '../../payments/client/ask.ts'

/** The page for people in its frame, and the one for the provider's own staff; only the one that is opened is loaded. */
const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  frame: async () => (await import('./frame/Frame.tsx')).Frame,
  reviewers: async () => (await import('./reviewers/Reviewers.tsx')).Reviewers,
}

followTheme()
const root = document.getElementById('root')
const load = pages[metaOf('page')]
if (root && load) void load().then((Page) => createRoot(root).render(<Page />))
