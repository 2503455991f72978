import { existsSync } from 'node:fs'
import { hasPinnedBrowser } from '../../tools/browser.ts'
import type { Browser, Size } from './browser.ts'
import { openChromium } from './chromium.ts'
import { FIREFOX, openFirefox } from './firefox.ts'
import { openWebKit, WEBKIT, XDOTOOL, XVFB } from './webkit.ts'

interface Engine {
  readonly open: (size: Size) => Promise<Browser>
  /** What this machine lacks to run it; empty where it can. */
  readonly lacks: readonly string[]
}

const absent = (...programs: readonly string[]) => programs.filter((program) => !existsSync(program))

/** The browsers that the walks are walked in, by the name of their engine. */
export const engines: Readonly<Record<string, Engine>> = {
  chromium: { open: openChromium, lacks: hasPinnedBrowser ? [] : ['the pinned browser (Linux on x64)'] },
  firefox: { open: openFirefox, lacks: absent(FIREFOX) },
  webkit: { open: openWebKit, lacks: absent(WEBKIT, XVFB, XDOTOOL) },
}
