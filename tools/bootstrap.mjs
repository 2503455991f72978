// Runs on any Node from 20, before anything is installed: so plain JavaScript, and nothing but Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const marker = join(root, 'node_modules/.lagoon-installed')
const bin = join(root, 'node_modules/.bin')

const fail = (sentence) => {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/** Installs the exact packages of the lock file when they are missing or other ones; says what it does. */
const install = () => {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  console.log('Installing the packages of package-lock.json (about a minute the first time) …')
  // On Windows npm is a .cmd file, which only a shell can start.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    fail('The packages could not be installed; npm says why above. Check the connection to the npm registry and start again.')
  writeFileSync(marker, wanted)
}

/** Node 24 comes with the packages; where it has no build for a system, the installed one must be new enough. */
const node24 = () => {
  const pinned = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version'], { shell: process.platform === 'win32' }).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(
    `This system (${process.platform} ${process.arch}) needs Node 24 or newer installed; it runs ${process.versions.node}. See https://nodejs.org.`,
  )
}

/** Sets up what is missing, then runs a TypeScript program, named from the root, on Node 24, and ends as it ends. */
export const runOnNode24 = (program, options) => {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Node 20 or newer is needed to set up; this is ${process.versions.node}. See https://nodejs.org.`)
  install()
  const { status, signal } = spawnSync(node24(), [join(root, program), ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  })
  process.exit(signal ? 1 : (status ?? 1))
}
