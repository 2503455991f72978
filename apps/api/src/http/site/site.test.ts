import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../test/support/accounts.ts'
import { ORIGIN, startNode, type TestNode } from '../../../test/support/node.ts'
import { seedCashier } from '../../seed/seedCashier.ts'
import { inlineJson } from './inlineJson.ts'
import { renderedHtml } from './renderedPages.ts'

const template =
  '<!doctype html><head><meta charset="utf-8"><link rel="stylesheet" crossorigin href="/assets/app.css"><link rel="preload" as="font" href="/assets/text.woff2"><title>t</title><meta\n  name="description"\n  content="of home"\n/></head><body><div id="root"><!--app-html--></div><!--app-data--></body>'
/** As the build leaves it: the origin is known to the server alone. */
const organization = '<script type="application/ld+json">{"url":"https://origin.invalid","logo":"https://origin.invalid/icon.svg"}</script>'
const shell = `export const openPage = async (pathname, answer) => {
  if (pathname === '/faq') return { answers: [], render: () => ({ html: '<h1>Questions</h1>' }) }
  if (pathname === '/news/gone') await answer('anonymous/article', { section: 'NEWS', id: 'gone' })
  if (pathname === '/news/broken') throw new Error('cannot be rendered')
  if (pathname !== '/') return undefined
  const { lobby } = await answer('anonymous/lobby', {})
  return {
    answers: [{ path: 'anonymous/lobby', variables: {}, data: { lobby } }],
    render: () => ({ html: '<h1>$& ' + lobby.games.length + ' games</h1>', preload: ['/covers/first.svg'] }),
  }
}
export const headOf = (pathname, search) => {
  if (pathname.includes('unreadable')) throw new URIError('no')
  if (pathname === '/') return { title: 'Home', isFound: true, description: 'of home', canonical: '/' }
  if (pathname === '/faq') return { title: 'Questions & "more" <1', isFound: true, description: 'Asked & "answered" $&', canonical: '/faq', page: 'content/faq' }
  const calls = { '/graphql/history/slots': { documentId: 'sha256:</script>', variables: { first: 30 } } }
  const frame = pathname === '/profile' ? '<nav>$& bars</nav>' : undefined
  return { title: 'Profile', isFound: false, calls, frame, page: 'account/profile', tab: search === '?tab=wallet' ? 'wallet/wallet' : undefined }
}`

const pageFiles = {
  'account/profile': { scripts: ['/assets/profile.js', '/assets/frame.js'], styles: ['/assets/frame.css', '/assets/profile.css'] },
  calls: { scripts: ['/assets/calls.js'], styles: [] },
  'content/faq': { scripts: ['/assets/faq.js'], styles: ['/assets/faq.css'] },
  'wallet/wallet': { scripts: ['/assets/wallet.js', '/assets/frame.js'], styles: ['/assets/frame.css', '/assets/wallet.css'] },
}

const LARGER_THAN_SOCKETS_HOLD = 32 * 1_024 * 1_024

let folder: string
let node: TestNode
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lagoon-site-'))
  for (const part of ['previous/1/assets', 'previous/2/assets', 'client/.vite', 'client/assets', 'client/covers', 'server'])
    mkdirSync(join(folder, part), { recursive: true })
  const files = {
    'client/index.html': template.replace('</head>', `<script>early()</script>${organization}</head>`),
    'client/assets/app.css': "h1{content:'$&'}",
    'client/assets/faq.css': 'main{margin:0}',
    'client/assets/wallet.css': '.wallet{margin:0}',
    'client/assets/profile.css': '.profile{margin:0}',
    'client/assets/frame.css': '.frame{margin:0}',
    'client/assets/app-abc123.js': 'plain',
    'client/assets/app-abc123.js.br': brotliCompressSync('small'),
    'client/assets/went-123.js': 'here',
    'client/assets/unreadable-123.js': 'here',
    'client/assets/large-123.js': Buffer.alloc(LARGER_THAN_SOCKETS_HOLD),
    'client/sw.js': 'worker',
    'client/.vite/pageFiles.json': JSON.stringify(pageFiles),
    'previous/1/assets/app-old123.js': 'as it was',
    'previous/2/assets/app-older12.js': 'as it was before',
    'previous/1/page.html': 'not to be had',
    'client/covers/first.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'server/shell.js': shell,
    'package.json': '{"type":"module"}',
    'secret.txt': 'outside',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  node = await startNode({ webDist: folder })
})
afterAll(async () => {
  await node?.app.stop()
  rmSync(folder, { recursive: true, force: true })
})

const raw = (
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> =>
  new Promise((resolve, reject) => {
    request(`${node.address}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })

/** How often this process has a file open. */
const timesOpen = (file: string): number =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === file
    } catch {
      return false
    }
  }).length

/** Asks for a file and goes away once it begins to arrive. */
const abort = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    request(`${node.address}${path}`, (response) => {
      response.on('error', () => undefined)
      response.on('close', resolve)
      response.destroy()
    })
      .on('error', reject)
      .end()
  })

describe('home', () => {
  it('arrives rendered for a visitor, with the lobby beside it, compressed', async () => {
    const { status, headers, body } = await raw('/', { 'accept-encoding': 'gzip, br' })
    expect([status, headers['content-encoding'], headers['cache-control'], headers['vary']]).toEqual([
      200,
      'br',
      'no-cache',
      'Accept-Encoding',
    ])
    const html = brotliDecompressSync(body).toString()
    expect(html).toContain('<div id="root"><h1>$& 0 games</h1></div>')
    const embedded = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(embedded)).toEqual({
      answers: [{ path: 'anonymous/lobby', variables: {}, data: { lobby: { games: [], news: [], promotions: [] } } }],
    })
    expect(html).toContain('<meta charset="utf-8"><link rel="preload" as="image" fetchpriority="high" href="/covers/first.svg">')
    expect((await raw('/', { 'accept-encoding': 'br', 'if-none-match': String(headers['etag']) })).status).toBe(304)
    expect((await raw('/?x=1', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
  })

  it('carries its styles, which its policy names and no other page’s, and its links are for the app alone', async () => {
    const { headers, body } = await raw('/')
    expect(body.toString()).toContain("<style>h1{content:'$&'}</style>")
    expect(body.toString()).toContain('<link rel="stylesheet" type="text/inlined" href="/assets/app.css">')
    const hash = `'sha256-${createHash('sha256').update("h1{content:'$&'}").digest('base64')}'`
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hash} `)
    expect((await raw('/', { 'if-none-match': String(headers['etag']) })).headers['content-security-policy']).toContain(hash)
    const faq = await raw('/faq')
    expect(faq.body.toString()).toContain("<style>h1{content:'$&'}main{margin:0}</style>")
    expect(faq.headers['content-security-policy']).not.toContain(hash)
    const bare = await raw('/faq?x=1')
    expect(bare.body.toString()).toContain("<style>h1{content:'$&'}main{margin:0}</style>")
    expect(bare.headers['content-security-policy']).toBe(faq.headers['content-security-policy'])
  })

  it.each(['/', '/faq', '/profile'])('tells search engines whose it is, under the origin that players open: %s', async (path) => {
    const { body } = await raw(path)
    expect(body.toString()).toContain(`{"url":"${ORIGIN}","logo":"${ORIGIN}/icon.svg"}`)
    expect(body.toString()).not.toContain('origin.invalid')
  })

  it('lets no name of a game end the script that carries it', () => {
    const data = { games: [{ name: '</script><script>alert(1)</script>\u2028' }] }
    const html = renderedHtml(template, '1', { answers: [{ path: 'anonymous/lobby', variables: {}, data }], render: () => ({ html: '' }) })
    expect(html.match(/<\/script/g)).toHaveLength(1)
    expect(JSON.parse(inlineJson(data))).toEqual(data)
  })

  it('bears the name of what it shows, where that has one', () => {
    const opened = { answers: [], render: () => ({ html: '' }) }
    expect(renderedHtml(template, '1', opened)).toContain('<title>t</title>')
    expect(renderedHtml(template, '1', { ...opened, title: 'Tides & $& <1' })).toContain('<title>Tides &amp; $&amp; &lt;1</title>')
  })
})

describe('the other addresses', () => {
  it('that everybody sees alike arrive rendered, and bare where a query can change them', async () => {
    expect((await raw('/faq')).body.toString()).toContain('<div id="root"><h1>Questions</h1></div>')
    expect((await raw('/faq?x=1')).body.toString()).toContain('<div id="root"></div>')
  })

  it('say which version they came with, and so does the page that the service worker keeps', async () => {
    for (const path of ['/', '/faq', '/faq?x=1', '/profile', '/app.html'])
      expect((await raw(path)).body.toString()).toContain(`<meta name="app-version" content="${node.app.services.config.appVersion}">`)
    expect((await raw('/app.html')).body.toString()).toContain('<div id="root"></div>')
  })

  it.each(['/news/gone', '/news/broken'])('that cannot be rendered get the bare page: %s', async (path) => {
    for (let time = 1; time <= 2; time += 1) {
      const { status, body } = await raw(path)
      expect([status, body.toString().includes('<div id="root"></div>')]).toEqual([200, true])
    }
  })

  it('of the app get the bare page', async () => {
    const { status, headers, body } = await raw('/game-details/slot/moonlit-tides')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache'])
    expect(body.toString()).toContain('<div id="root"></div></body>')
  })

  it('of a player get the bars that their head names, and no page between them', async () => {
    expect((await raw('/profile?tab=wallet')).body.toString()).toContain('<div id="root"><nav>$& bars</nav></div></body>')
    expect((await raw('/app.html')).body.toString()).not.toContain('bars')
  })

  it('come under the head of their route, for those who run no scripts', async () => {
    const found = (await raw('/faq?x=1')).body.toString()
    expect(found).toContain(
      '<title>Questions &amp; &quot;more&quot; &lt;1</title><meta name="description" content="Asked &amp; &quot;answered&quot; $&amp;">',
    )
    expect(found).toContain('<link rel="canonical" href="http://lagoon.test/faq">')
    expect(found).not.toContain('robots')
    const hidden = (await raw('/profile?tab=wallet')).body.toString()
    expect(hidden).toContain('<title>Profile</title>')
    expect(hidden).toContain('<meta name="robots" content="noindex">')
    expect(hidden).not.toContain('as="font"')
    expect(found).toContain('as="font"')
    expect(hidden).toContain(
      '<script type="application/json" id="early-calls">{"/graphql/history/slots":{"documentId":"sha256:\\u003c/script>","variables":{"first":30}}}</script>',
    )
    expect(hidden.indexOf('id="early-calls"')).toBeLessThan(hidden.indexOf('early()'))
    expect((await raw('/')).body.toString()).toContain('<link rel="canonical" href="http://lagoon.test/">')
  })

  it('name the files of their page and of its tab, each once, so that none is found by another; a player’s page those of calls too', async () => {
    const named = async (path: string) =>
      (await raw(path)).body
        .toString()
        .match(/<link rel="(stylesheet|modulepreload)"[^>]*>/g)
        ?.map((link) => link.replace(/<link rel="(\w+)" (?:crossorigin|type="text\/inlined") href="\/assets\/(.+)">/, '$1 $2')) ?? []
    expect(await named('/profile?tab=wallet')).toEqual([
      'modulepreload profile.js',
      'modulepreload frame.js',
      'modulepreload wallet.js',
      'modulepreload calls.js',
      'stylesheet app.css',
      'stylesheet frame.css',
      'stylesheet profile.css',
      'stylesheet wallet.css',
    ])
    expect(await named('/profile?tab=stats')).toHaveLength(6)
    expect(await named('/faq?x=1')).toEqual(['modulepreload faq.js', 'stylesheet app.css', 'stylesheet faq.css'])
    expect((await raw('/.vite/pageFiles.json')).status).toBe(404)
  })

  it('name the first picture of the packages once it is known, and wait for nothing until then', async () => {
    const packages = async () => (await raw('/profile?tab=packages')).body.toString()
    const picture = '<link rel="preload" as="image" fetchpriority="high" href="/covers/package-jar.svg">'
    await seedCashier(node.app.services.database.kysely)
    expect(await packages()).not.toContain('as="image"')
    await eventually(async () => ((await packages()).includes(picture) ? true : undefined))
    expect((await raw('/profile?tab=packages&package=cove')).body.toString()).not.toContain('as="image"')
  })

  it('let the one script of the build run that stands in the page, and no other', async () => {
    const hash = createHash('sha256').update('early()').digest('base64')
    for (const path of ['/', '/faq', '/profile?tab=wallet', '/app.html'])
      expect((await raw(path)).headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect((await raw('/sw.js')).headers['content-security-policy']).toContain("script-src 'self';")
  })

  it('get the page as it was built where no head can be made', async () => {
    const { status, body } = await raw('/unreadable')
    expect([status, body.toString().includes('<title>t</title>')]).toEqual([200, true])
  })

  it('N1 of hashed files are kept for ever and come compressed; the service worker is asked for each time', async () => {
    const asset = await raw('/assets/app-abc123.js', { 'accept-encoding': 'br' })
    expect(asset.headers['cache-control']).toBe('max-age=31536000, immutable')
    // Nobody ever asks whether it changed.
    expect(asset.headers['etag']).toBeUndefined()
    expect(brotliDecompressSync(asset.body).toString()).toBe('small')
    expect(asset.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    })
    const worker = await raw('/sw.js')
    expect(worker.headers['cache-control']).toBe('no-cache')
    expect(worker.headers['content-security-policy']).toContain("connect-src 'self'")
    expect((await raw('/covers/first.svg')).headers['content-type']).toBe('image/svg+xml')
  })

  it('E1 of the build before are still there, and nothing else of it', async () => {
    const { status, headers, body } = await raw('/assets/app-old123.js')
    expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'max-age=31536000, immutable', 'as it was'])
    expect((await raw('/assets/app-older12.js')).body.toString()).toBe('as it was before')
    expect((await raw('/page.html')).status).toBe(404)
  })

  it('of a file that went since the start are 404, and one that cannot be read ends its answer, not the node', async () => {
    const asset = (name: string) => join(folder, 'client', 'assets', name)
    rmSync(asset('went-123.js'))
    rmSync(asset('unreadable-123.js'))
    mkdirSync(asset('unreadable-123.js'))
    expect((await raw('/assets/went-123.js')).status).toBe(404)
    await expect(raw('/assets/unreadable-123.js')).rejects.toThrow('socket hang up')
    expect((await raw('/assets/app-abc123.js')).status).toBe(200)
  })

  it('whose download is broken off are closed', async () => {
    const file = join(folder, 'client', 'assets', 'large-123.js')
    const whole = raw('/assets/large-123.js')
    await eventually(() => (timesOpen(file) > 0 ? true : undefined))
    expect((await whole).body).toHaveLength(LARGER_THAN_SOCKETS_HOLD)
    await Promise.all([1, 2, 3].map(() => abort('/assets/large-123.js')))
    await eventually(() => (timesOpen(file) === 0 ? true : undefined))
  })

  it.each([
    ['bytes=1-3', 206, 'lai'],
    ['bytes=2-', 206, 'ain'],
    ['bytes=5-', 416, ''],
    ['bytes=3-1', 200, 'plain'],
    ['bytes=-2', 200, 'plain'],
    ['bytes=0-99999999999999999999', 200, 'plain'],
    ['bytes=0-1,3-4', 200, 'plain'],
    ['pages=1-3', 200, 'plain'],
  ])('are sent in part where the range can be read, and whole otherwise: %s', async (range, expected, text) => {
    const { status, body } = await raw('/assets/app-abc123.js', { range })
    expect([status, body.toString()]).toEqual([expected, text])
  })

  it('N1 of lost chunks are 404 and no HTML', async () => {
    const { status, headers } = await raw('/assets/gone-123.js')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, 'text/plain; charset=utf-8', 'no-store'])
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '//evil.test/x',
    '/%00',
    '/%E0%A4%A',
  ])('outside the app’s folder show nothing: %s', async (path) => {
    const { status, body } = await raw(path)
    expect(status).toBeLessThan(500)
    expect(body.toString()).not.toContain('outside')
  })
})
