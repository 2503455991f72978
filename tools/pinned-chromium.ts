import { execFileSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

const require = createRequire(import.meta.url)
const root = join(dirname(fileURLToPath(import.meta.url)), '..')

// Only the fonts beside the browser: a glyph that ours lack must look the same on every machine, also on one without fonts.
const fontConfig = (dir: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(dir, 'fonts')}</dir>
  <cachedir>${join(dir, 'font-cache')}</cachedir>
  <config><rescan><int>0</int></rescan></config>
</fontconfig>
`

/**
 * Unpacks the Chromium that the lock file pins (@sparticuz/chromium, Linux x64) into node_modules/.cache, with its graphics
 * libraries, NSS for a machine without it, and its own fonts. Returns the folder; a second call only looks.
 */
export async function pinnedChromium(): Promise<string> {
  const entry = require.resolve('@sparticuz/chromium')
  const pkgDir = entry.slice(0, entry.lastIndexOf(join('@sparticuz', 'chromium')) + join('@sparticuz', 'chromium').length)
  const { version } = require(join(pkgDir, 'package.json')) as { version: string }
  const dest = join(root, 'node_modules/.cache/chromium', version)
  const kept = join(dest, 'fonts.conf')
  if (existsSync(kept)) {
    // A checkout that was moved would look for its fonts where it stood before, and show no text in any font but ours.
    if (readFileSync(kept, 'utf8') !== fontConfig(dest)) writeFileSync(kept, fontConfig(dest))
    return dest
  }
  const tmp = `${dest}.tmp-${process.pid}`
  mkdirSync(tmp, { recursive: true })
  const { extract } = createRequire(entry)('tar-fs') as { extract(dir: string): NodeJS.WritableStream }
  const unpack = (file: string, into: NodeJS.WritableStream) =>
    pipeline(createReadStream(join(pkgDir, 'bin', file)), createBrotliDecompress(), into)
  await Promise.all([
    unpack('chromium.br', createWriteStream(join(tmp, 'headless_shell'), { mode: 0o755 })),
    unpack('swiftshader.tar.br', extract(tmp)), // libEGL, libGLESv2 and libvk_swiftshader must sit beside the binary
    unpack('al2023.tar.br', extract(join(tmp, 'al2023'))),
    unpack('fonts.tar.br', extract(join(tmp, 'fonts'))),
  ])
  writeFileSync(join(tmp, 'fonts.conf'), fontConfig(dest))
  rmSync(dest, { recursive: true, force: true })
  try {
    renameSync(tmp, dest)
  } catch {
    rmSync(tmp, { recursive: true, force: true }) // another process was first
  }
  return dest
}

/** Whether the machine has every shared library that the browser wants (a slim container has no NSS). */
export const lacksLibraries = (executable: string): boolean => {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found')
  } catch {
    return true
  }
}
