import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pageFiles } from './pageFiles.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lagoon-pages-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const app = {
  'index.html': '<script type="module" src="/main.ts"></script>',
  'main.ts':
    "import './start.css'\nimport './start.ts'\nconsole.log(() => [import('./routes/account/routes.ts'), import('./routes/account/menuPages.ts')])",
  'start.ts': "console.log('start')",
  'start.css': 'body { color: red }',
  'frame.ts': "import './frame.css'\nimport './start.ts'\nexport const frame = () => console.log('frame')",
  'frame.css': '.frame { color: green }',
  'Login.ts':
    "import { frame } from './frame.ts'\nimport './login.css'\nimport './start.css'\nexport default () => [frame(), import('./Later.ts')]",
  'login.css': '.login { color: blue }',
  'Later.ts': "export default () => console.log('later')",
  'Menu.ts': "import { frame } from './frame.ts'\nexport default () => frame()",
  'routes/account/routes.ts': "export const login = { screen: () => import('../../Login.ts') }",
  'routes/account/menuPages.ts': "export const menu = { screen: () => import('../../Menu.ts') }",
}

const built = async (files: Readonly<Record<string, string>>, others?: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' }
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageFiles(others)],
    build: { write: false, minify: false, modulePreload: { polyfill: false }, rolldownOptions: { output: names } },
  })) as Rolldown.RolldownOutput
  const written = output.find(({ fileName }) => fileName === '.vite/pageFiles.json')
  return written?.type === 'asset' ? (JSON.parse(String(written.source)) as unknown) : undefined
}

it('names the files of each page, what is imported first, and neither what every page loads nor what comes later', async () => {
  expect(await built(app)).toEqual({
    'account/login': { scripts: ['/Login.js', '/frame.js', '/routes.js'], styles: ['/frame.css', '/Login.css'] },
    'account/menu': { scripts: ['/Menu.js', '/frame.js', '/menuPages.js'], styles: ['/frame.css'] },
  })
})

it('names the files of what a page may need besides its own', async () => {
  expect(await built(app, { calls: join(folder, 'Later.ts') })).toMatchObject({ calls: { scripts: ['/Later.js'], styles: [] } })
  await expect(built(app, { calls: join(folder, 'Gone.ts') })).rejects.toThrow(/has no file for .*Gone.ts/)
})

it('refuses two pages of one name', async () => {
  const again = { ...app, 'routes/account/menuPages.ts': app['routes/account/routes.ts'] }
  await expect(built(again)).rejects.toThrow(/The page account\/login is defined twice/)
})

it('refuses a screen that is not there', async () => {
  const lost = { ...app, 'routes/account/routes.ts': "export const login = { screen: () => import('../../Gone.ts') }" }
  await expect(built(lost)).rejects.toThrow(/The page account\/login fetches ..\/..\/Gone.ts, which is not there/)
})
