import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { staticDirs } from './staticDirs.ts'
import { storyClausesPlugin } from './guide/coverage/storyClausesPlugin.ts'

const runtimes = ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles']
const ariaParts = [
  ...[
    'Button',
    'Checkbox',
    'ComboBox',
    'DateField',
    'Dialog',
    'FieldError',
    'GridList',
    'I18nProvider',
    'Label',
    'Link',
    'ListBox',
    'Menu',
    'Modal',
    'NumberField',
  ],
  ...['Popover', 'ProgressBar', 'RadioGroup', 'Select', 'Switch', 'Table', 'Tabs', 'Text', 'TextArea', 'TextField', 'Toast', 'Virtualizer'],
]
const libraries = [
  ...['react-aria-components', 'react-hook-form', '@hookform/resolvers/standard-schema'],
  ...[
    'valibot',
    'lucide-react',
    'uqr',
    'react-router-dom',
    'react-error-boundary',
    'regexparam',
    'jotai/react',
    'jotai/vanilla',
    'graphql-request',
    '@stomp/stompjs',
    'msw',
    'axe-core',
    'msw-storybook-addon/csf3',
  ],
  ...['pixi.js', 'pixi.js/unsafe-eval'],
  ...['react-dom/client', 'storybook/test', 'mockdate', '@internationalized/date', 'country-region-data'],
]

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./guide/**/*.stories.tsx', '../packages/*/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook', 'msw-storybook-addon'],
  staticDirs,
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (c) =>
    mergeConfig(c, {
      plugins: [react(), vanillaExtractPlugin(), msw({ mode: 'worker-only' }), storyClausesPlugin()],
      // What Vite's scanner cannot see or finds late: vanilla-extract's runtimes are written in at transform time, the rest
      // stands behind lazy imports. A dependency found in the middle of a run reloads the page and fails the stories in it.
      optimizeDeps: { include: [...runtimes, ...ariaParts.map((part) => `react-aria-components/${part}`), ...libraries] },
    }),
}
export default config
