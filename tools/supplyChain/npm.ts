import { spawnSync } from 'node:child_process'

export interface NpmAnswer {
  readonly status: number | null
  readonly output: string
}

/** Runs npm in a folder and answers what it said; it asks its registry once and waits no longer than ten seconds. */
export const npm = (folder: string, ...command: readonly string[]): NpmAnswer => {
  // What an npm around this one was told, to be silent for one, is not meant for this one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')))
  const { status, stdout, stderr } = spawnSync('npm', [...command, '--fetch-retries=0', '--fetch-timeout=10000'], {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
  return { status, output: `${stdout}${stderr}` }
}
