import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchOptions } from 'playwright'
import { lacksLibraries, pinnedChromium } from './pinned-chromium.ts'

const common = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]
const withoutGpu = ['--disable-gpu']
// WebGL by software: the same on every machine, and the only one without a graphics card. The page around it is drawn
// by the processor: by that WebGL a frame of home took up to six seconds.
const withWebGl = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
]

/** True where the pinned browser runs; elsewhere pictures are "not run", never green. */
export const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64'

/** Playwright launch options of the pinned browser. CHROMIUM=system takes Debian's instead (its pictures differ). */
export async function browserLaunch({ webGl = false }: { webGl?: boolean } = {}): Promise<LaunchOptions> {
  const args = [...common, ...(webGl ? withWebGl : withoutGpu)]
  if (process.env.CHROMIUM === 'system') return { executablePath: '/usr/bin/chromium', args }
  const dir = await pinnedChromium()
  const executablePath = join(dir, 'headless_shell')
  const bundled = join(dir, 'al2023/lib')
  const libraries = existsSync(bundled) && lacksLibraries(executablePath) ? [bundled] : []
  const path = [...libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  const env = Object.fromEntries(Object.entries(process.env).filter((e): e is [string, string] => e[1] !== undefined))
  return { executablePath, args, env: { ...env, FONTCONFIG_FILE: join(dir, 'fonts.conf'), ...(path ? { LD_LIBRARY_PATH: path } : {}) } }
}
