import { writeFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { origin } from '../testing/ports.ts'
import type { Size } from './browser.ts'
import { engines } from './engines.ts'
import { pageOf, type WalkedPage } from './page.ts'

export const PHONE: Size = { width: 390, height: 844 }
export const DESKTOP: Size = { width: 1280, height: 800 }

interface Walk {
  size: Size
  tab: WalkedPage
}

/** A walk in the engine that the project is named after; not run where this machine lacks it. */
export const walk = base.extend<Walk>({
  size: [PHONE, { option: true }],
  tab: async ({ size }, provide, info) => {
    const engine = engines[info.project.name]!
    base.skip(engine.lacks.length > 0, `not installed: ${engine.lacks.join(', ')}`)
    const browser = await engine.open(size)
    try {
      await provide(pageOf(browser))
      if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('window.png'), await browser.picture())
    } finally {
      await browser.close()
    }
  },
})

/** An address of the product. */
export const at = (path: string): string => `${origin}${path}`

const DEMO_PASSWORD = 'Lagoon-Demo-1'

export const fillLogIn = async (tab: WalkedPage, identifier: string, password: string): Promise<void> => {
  await tab.fill('^email or display name', identifier)
  await tab.fill('^password', password)
  await tab.press({ kind: 'button', name: '^log in' })
}

/** Logs a demo player in, also where another walk has left them logged in. */
export const logIn = async (tab: WalkedPage): Promise<void> => {
  await tab.open(at('/login'))
  await fillLogIn(tab, 'marina@lagoon.localhost', DEMO_PASSWORD)
  const { text } = await tab.sees({ kind: 'button', name: '’s account$|^log out other' })
  if (!/log out other/i.test(text)) return
  await tab.press({ kind: 'button', name: '^log out other' })
  await tab.sees({ kind: 'button', name: '’s account$' })
}

export const logOut = async (tab: WalkedPage): Promise<void> => {
  await tab.press({ kind: 'button', name: '’s account$' })
  await tab.press({ kind: 'button', name: '^log out' })
  await tab.sees({ kind: 'link', name: '^log in' })
}
