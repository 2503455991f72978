import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { npm } from './npm.ts'
import { secretsIn } from './secrets.ts'

const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'supply-'))
afterAll(() => rmSync(scratch, { recursive: true }))

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}
const manifests = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })]
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown

/** Dependencies whose version leaves a choice. A package of the workspace has one version: its own. */
const loose = ({ dependencies, devDependencies }: Manifest): readonly string[] =>
  Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => !name.startsWith('@lagoon/') && !/^(npm:@?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`)

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly resolved?: string; readonly integrity?: string; readonly link?: boolean }>>
}

/** Packages that npm would not take from the registry it is set to, or would take unchecked. Those of the workspace are links. */
const fromElsewhere = (packages: LockFile['packages']): readonly string[] =>
  Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && link !== true)
    .filter(([, { resolved, integrity }]) => resolved !== undefined || integrity === undefined)
    .map(([place]) => place)

describe('O2 what is installed', () => {
  it('is one exact version of each package', () => {
    expect(manifests.flatMap((file) => loose(json(join(root, file)) as Manifest))).toEqual([])
    expect(loose({ dependencies: { a: '^1.0.0', b: 'latest', c: '1.0.0', d: 'npm:e@1.2.3' } })).toEqual(['a ^1.0.0', 'b latest'])
  })

  it('is what the lock file says; canary: a manifest that asks for another version is refused', () => {
    for (const file of [...manifests, 'package-lock.json', '.npmrc']) {
      mkdirSync(dirname(join(scratch, file)), { recursive: true })
      cpSync(join(root, file), join(scratch, file))
    }
    expect(npm(scratch, 'ci', '--dry-run').output).not.toContain('npm error')
    // One without dependencies of its own: npm works out a new tree before it refuses.
    const manifest = json(join(scratch, 'package.json')) as { devDependencies: Record<string, string> }
    writeFileSync(
      join(scratch, 'package.json'),
      JSON.stringify({ ...manifest, devDependencies: { ...manifest.devDependencies, pngjs: '6.0.0' } }),
    )
    const refused = npm(scratch, 'ci', '--dry-run')
    expect(refused.status).not.toBe(0)
    expect(refused.output).toContain('pngjs')
  })

  it('comes from the registry and from nowhere else, with a hash of each file', () => {
    const { packages } = json(join(root, 'package-lock.json')) as LockFile
    expect(Object.keys(packages).length).toBeGreaterThan(500)
    expect(fromElsewhere(packages)).toEqual([])
    const planted = {
      'node_modules/a': { resolved: 'https://packages.example/a.tgz', integrity: 'sha512-a' },
      'node_modules/b': {},
      'node_modules/c': { resolved: 'packages/c', link: true },
      'node_modules/d': { integrity: 'sha512-d' },
    }
    expect(fromElsewhere(planted)).toEqual(['node_modules/a', 'node_modules/b'])
  })

  it('runs no script of a package', () => {
    const { output } = npm(root, 'config', 'list', '--json')
    const config = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Record<string, unknown>
    expect(config).toMatchObject({ 'ignore-scripts': true, 'save-exact': true })
  })

  it('has no known fault of high or critical severity in what is shipped', { timeout: 30_000 }, ({ skip }) => {
    const { output } = npm(root, 'audit', '--omit=dev', '--json')
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
      readonly metadata?: { readonly vulnerabilities: { readonly high: number; readonly critical: number } }
    }
    if (!report.metadata) return skip('the registry cannot be asked for advisories')
    expect(report.metadata.vulnerabilities).toMatchObject({ high: 0, critical: 0 })
  })

  it.runIf(process.env.LONG === '1')('is signed by the registry', { timeout: 300_000 }, ({ skip }) => {
    const { status, output } = npm(root, 'audit', 'signatures')
    if (/405|404|ENOTFOUND|ETIMEDOUT|ECONN/.test(output)) return skip('the registry cannot be asked for signatures')
    expect(output).not.toMatch(/invalid|missing/)
    expect(status).toBe(0)
  })
})

describe('O2 secrets', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 }).split('\0')
  const binary = /\.(png|woff2|ico|gz|br|webp|jpg|tar)$/

  it('stand in no file of the repository', async () => {
    const sources = tracked
      .filter((file) => file !== '' && !binary.test(file) && existsSync(join(root, file)))
      .map((file) => join(root, file))
    expect(sources.length).toBeGreaterThan(1000)
    expect(await secretsIn(sources)).toEqual([])
  })

  it('stand in no file that a browser is served', async () => {
    const served = globSync('apps/{web,sandbox}/dist/client/**/*.{js,css,html,json}', { cwd: root }).map((file) => join(root, file))
    expect(served.length).toBeGreaterThan(50)
    expect(await secretsIn(served)).toEqual([])
  })

  it('canary: are found, a private key and a token of a registry', async () => {
    const key = join(scratch, 'key.ts')
    const body = 'MIIEpAIBAAKCAQEA'.padEnd(1200, 'x9Zq')
    // In pieces, or this file would hold what it looks for.
    writeFileSync(key, `const key = \`-----BEGIN ${'RSA'} PRIVATE KEY-----\n${body}\n-----END ${'RSA'} PRIVATE KEY-----\`\n`)
    const token = join(scratch, 'token.ts')
    writeFileSync(token, `const token = '${'ghp'}_${'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'}'\n`)
    expect(await secretsIn([key, token])).toHaveLength(2)
  })
})
