import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserLaunch, hasPinnedBrowser } from './tools/browser.ts'
import { emulateForcedColors } from './tools/visual/emulateForcedColors.ts'
import { unpackedFile } from './tools/visual/baselines.ts'
import { comparePoints } from './tools/visual/comparePoints.ts'
import { pictureGuard } from './tools/visual/guard.ts'
import { isAsBaseline } from './tools/visual/isAsBaseline.ts'
import { picturePaths } from './tools/visual/paths.ts'
import { storyProjects, type StoryProject } from './tools/visual/pictured.ts'

const root = import.meta.dirname
const launchOptions = hasPinnedBrowser ? await browserLaunch() : {}
const viewports: Record<StoryProject, { width: number; height: number }> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
}
const guard = pictureGuard()

/** Tests that read the product's sources, so that they run again with each change of them; the other tools are on their own. */
const readSources = [
  'tools/*.test.ts',
  'tools/{demo,e2e,fonts,generators,rows,stories,supplyChain}/**/*.test.ts',
  'tools/visual/changed/*.test.ts',
]

/** Tests of the pictures in git: they run again with a change of those, and of nothing else of the product. */
const readBaselines = ['tools/visual/baseline.test.ts']

const projectOf = (name: StoryProject) => ({
  extends: true as const,
  plugins: [
    storybookTest({
      configDir: join(root, '.storybook'),
      initialGlobals: { viewport: { value: name, isRotated: false }, theme: 'night' },
    }),
  ],
  test: {
    name,
    provide: { storyProject: name },
    setupFiles: ['.storybook/vitest.setup.ts'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: viewports[name],
      commands: { emulateForcedColors, isAsBaseline: isAsBaseline(guard.compared) },
      provider: playwright({
        launchOptions,
        contextOptions: {
          deviceScaleFactor: 1,
          colorScheme: 'dark' as const,
          reducedMotion: 'reduce' as const,
          locale: 'en-US',
          timezoneId: 'UTC',
        },
      }),
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'points' as const,
          comparators: { points: comparePoints },
          timeout: 20_000,
          resolveScreenshotPath: ({ arg }: { arg: string }) => {
            guard.compared(arg)
            return unpackedFile(arg)
          },
          resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => join(picturePaths.difference, `${arg}${ext}`),
        },
      },
    },
  },
})

export default defineConfig({
  test: {
    reporters: ['default', guard.reporter],
    projects: [
      ...(hasPinnedBrowser ? storyProjects.map(projectOf) : []),
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          exclude: [...readSources, ...readBaselines],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'baselines', include: readBaselines, environment: 'node', testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'sources',
          include: readSources,
          environment: 'node',
          testTimeout: 60_000,
          // They change nothing that they share, and the index of stories is made once for all of them.
          isolate: false,
        },
      },
    ],
  },
})
