import type { Parameters, Preview } from '@storybook/react-vite'
import MockDate from 'mockdate'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { lazy, Suspense, type ComponentProps } from 'react'
import { themeNames } from '@lagoon/ui/theme/tokens'
import { fetchLazyParts } from '@lagoon/ui/kit/LazyPart/lazyPart'
import { vars } from '@lagoon/ui/theme/contract.css'
import { isForced } from '../tools/visual/pictured.ts'
import { ForcedColorsNote } from './look/ForcedColorsNote.tsx'
import '@lagoon/ui/theme/fonts'
import { standIns } from '@lagoon/ui/theme/standIns'
import '@lagoon/ui/theme/global.css'

/** The moment at which every story takes place. */
export const NOW = '2026-03-02T09:00:00Z'

// Only a docs page wants it, and it brings much along.
const DocsFrame = lazy(() => import('./look/DocsFrame.tsx'))

declare global {
  // Both are set by vitest.setup.ts only and absent in a normal Storybook.
  var __beforeStory: ((story: { id: string }) => Promise<void>) | undefined
  var __afterStory: ((story: { id: string; tags: readonly string[]; parameters: Parameters }) => Promise<void>) | undefined
}

const preview: Preview = {
  tags: ['autodocs', 'visual'],
  parameters: {
    layout: 'fullscreen',
    // React Aria keeps what it announced for seven seconds, so the words of the story before would be checked in the next one.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // A test asks what is wrong. What is right besides would be most of what the page tells the runner of a story.
      ...(import.meta.env.VITE_VISUAL && { options: { reporter: 'no-passes', resultTypes: ['violations'] } }),
    },
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
    docs: {
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
    },
    options: {
      storySort: { order: ['Start here', ['Welcome', 'Coverage'], 'Guidance', 'Foundations', 'Kit', 'Patterns', 'Screens', 'Flows'] },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themeNames], dynamicTitle: true },
    },
  },
  initialGlobals: { viewport: { value: 'desktop', isRotated: false }, theme: 'night' },
  decorators: [
    (Story, { globals, id, parameters, title }) => {
      document.documentElement.dataset.theme = parameters.theme ?? globals.theme
      return /^(Start here|Guidance|Foundations|Kit|Patterns)\//.test(title) ? (
        <div style={{ padding: vars.space.roomy }}>
          {isForced({ id }) && <ForcedColorsNote />}
          <Story />
        </div>
      ) : (
        <Story />
      )
    },
  ],
  // On a docs page several stories begin at once. The add-on alone would start a worker for each; its loader starts one for all.
  // A picture must not depend on which part of it has come already.
  loaders: [mswLoader(), fetchLazyParts],
  async beforeEach({ id }) {
    await globalThis.__beforeStory?.({ id })
    MockDate.set(NOW)
    // Asked for, not waited for: no text has used them before the first story, and what that one measures would be another font.
    // A stand-in is a font of the device, which this one may not have.
    const ours = [...document.fonts].filter(({ family }) => !standIns.some((standIn) => family.includes(` as ${standIn}`)))
    await Promise.all(ours.map((face) => face.load()))
    return () => MockDate.reset()
  },
  // An annotation, not a Vitest hook: with isolate=false a setup file runs once per worker and its hooks reach only the first story file.
  async afterEach({ id, tags, parameters }) {
    await globalThis.__afterStory?.({ id, tags, parameters })
  },
}
export default preview
