import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
import { addons } from 'storybook/manager-api'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { managerLook } from './look/look.ts'

/** Pages to read: a story of theirs has nothing to set, so the panel below would only take room. */
const pages = /^(start-here|guidance|foundations)-/

void new FontFace('Geist Variable', `url(${text})`, { weight: '100 900' }).load().then((face) => document.fonts.add(face))

addons.setConfig({
  theme: managerLook('night'),
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, isShown: boolean) => isShown && !pages.test(storyId ?? ''),
  },
})

addons.register('lagoon/look', (api) => {
  const wear = ({ globals }: { globals: Readonly<Record<string, unknown>> }) => api.setOptions({ theme: managerLook(globals['theme']) })
  api.on(GLOBALS_UPDATED, wear)
})
