import { expect, test, type Page } from '@playwright/test'
import { scenes } from '../apps/sandbox/src/operator/scenes/scenes.ts'
import { errorTexts } from '../packages/contract/src/problems/texts.ts'
import { atTheDesk } from './desk.ts'
import { DEMO_PASSWORD, fillLogIn, logIn } from './logIn.ts'
import { isOnPhone, phoneAgent } from './phone.ts'
import { fillSignUp } from './signUp.ts'

interface Stage {
  readonly page: Page
  readonly player: string
  readonly isPhone: boolean
  /** Sets the switches of the scene. */
  readonly set: () => Promise<void>
  /** Opens the address at which the scene begins. */
  readonly open: () => Promise<void>
}
interface Walk {
  readonly as: 'visitor' | 'player'
  /** What a person does beside the desk, up to what there is to see; the scene is set and opened by it. */
  readonly walk: (stage: Stage) => Promise<void>
}

const sees = (page: Page, text: string | RegExp) => expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
const seesHeading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
const isAt = (page: Page, address: string) => expect(page).toHaveURL(address)
const play = (page: Page) =>
  page
    .getByRole('button', { name: /^play with/i })
    .first()
    .click()
const message = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('alert'))

const visitor = (walk: Walk['walk']): Walk => ({ as: 'visitor', walk })
const player = (walk: Walk['walk']): Walk => ({ as: 'player', walk })
/** Set, opened, and then there to see. */
const shows =
  (look: (stage: Stage) => Promise<void>): Walk['walk'] =>
  async (stage) => {
    await stage.set()
    await stage.open()
    await look(stage)
  }
const playSays = (...texts: readonly (string | RegExp)[]) =>
  player(
    shows(async ({ page }) => {
      await play(page)
      for (const text of texts) await sees(page, text)
    }),
  )
const popupSays = (name: string | RegExp) =>
  player(shows(({ page }) => expect(page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }))).toBeVisible()))

const chunkFails = visitor(async ({ page, set }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await set()
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await sees(page, errorTexts.chunk)
})

const signUpAsSomebodyNew = (page: Page) => {
  const now = String(Date.now())
  return fillSignUp(page, `ada_${now}`, `ada${now}@lagoon.example`, `+1${now.slice(-10)}`, 'Night-Water-7')
}

/** How each scene of the operator's desk is walked to its end. */
const walks: Readonly<Record<string, Walk>> = {
  'notification-ask': player(shows(({ page }) => seesHeading(page, 'Settings'))),
  'push-in-the-foreground': player(async ({ page, set }) => {
    await expect(async () => {
      await set()
      await expect(page.getByText('High tide tonight').first()).toBeVisible({ timeout: 1_500 })
    }).toPass({ timeout: 20_000 })
  }),
  'guard-sends-a-visitor-home': visitor(shows(({ page }) => isAt(page, '/'))),
  'guard-brings-back-after-log-in': visitor(
    shows(async ({ page, player }) => {
      await fillLogIn(page, player, DEMO_PASSWORD)
      await isAt(page, '/profile?tab=withdraw')
      await seesHeading(page, /./)
    }),
  ),
  'guard-sends-a-player-home': player(shows(({ page }) => isAt(page, '/'))),
  'free-spin-on': visitor(
    shows(async ({ page }) => {
      await isAt(page, '/earn-free-spin')
      await seesHeading(page, /spin/i)
    }),
  ),
  'free-spin-off': visitor(shows(({ page }) => isAt(page, '/'))),
  'free-spin-settings-fail': visitor(
    shows(async ({ page }) => {
      await isAt(page, '/')
      await seesHeading(page, /unhurried games/i)
      await expect(message(page).filter({ hasText: 'canary' })).toHaveCount(0)
    }),
  ),
  'free-spin-settings-late': visitor(
    shows(async ({ page }) => {
      await expect(page).toHaveURL('/', { timeout: 14_000 })
    }),
  ),
  'mobile-only': player(shows(({ page, isPhone }) => isAt(page, isPhone ? '/notification' : '/'))),
  'token-refreshed': player(
    shows(async ({ page }) => {
      await seesHeading(page, /welcome back/i)
      await expect(page.getByText(errorTexts.general)).toHaveCount(0)
    }),
  ),
  'refresh-fails': player(
    shows(async ({ page }) => {
      await isAt(page, '/')
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key) && !/anonymous/i.test(key)))).toEqual(
        [],
      )
    }),
  ),
  'refresh-unanswered': player(
    shows(async ({ page }) => {
      await sees(page, errorTexts.offline)
      await atTheDesk({ on: 'everything' })
      await page.reload()
      await seesHeading(page, /welcome back/i)
    }),
  ),
  'maintenance-with-text': visitor(shows(({ page }) => sees(page, 'We are moving to a bigger harbour. Back at 14:00.'))),
  'maintenance-of-one-call': player(shows(({ page }) => isAt(page, '/'))),
  'logged-in-elsewhere': visitor(
    shows(async ({ page, player }) => {
      await fillLogIn(page, player, DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Log out other devices' }).click()
      await seesHeading(page, /welcome back/i)
    }),
  ),
  'logged-out-by-another-device': player(async ({ page, set }) => {
    await page.waitForLoadState('networkidle')
    await set()
    await sees(page, errorTexts.loggedOutElsewhere)
  }),
  'new-version': visitor(async ({ page, set, open }) => {
    await open()
    await expect(page.locator('img[src^="/covers/"]').first()).toBeVisible()
    await set()
    await page.goto('/games/slot')
    await expect(page.getByRole('alertdialog', { name: 'A new version is available' })).toBeVisible()
  }),
  'chunk-failure': chunkFails,
  'payment-returns': player(shows(({ page }) => seesHeading(page, /./))),
  'kyc-outcomes': player(shows(({ page }) => seesHeading(page, 'Verification'))),
  'wrong-password': visitor(
    shows(async ({ page, player }) => {
      await fillLogIn(page, player, 'not-the-Password-1')
      await expect(page.getByRole('alert')).toBeVisible()
      await isAt(page, '/login')
    }),
  ),
  'maintenance-without-text': visitor(shows(({ page }) => sees(page, "We're performing some updates at the moment"))),
  'status-500': playSays(errorTexts.internal),
  'status-500-in-the-body': playSays(errorTexts.internal),
  'field-errors': playSays(/This game does not take this token/, /Choose a kind of token/),
  'call-406': player(
    shows(async ({ page }) => {
      await sees(page, errorTexts.loggedOutElsewhere)
      await isAt(page, '/')
    }),
  ),
  'message-of-the-body': playSays('This table is <b>full</b>. Try the one beside it.'),
  'error-of-the-body': playSays('Sweep tokens are not taken here.'),
  'no-answer': playSays(errorTexts.offline),
  'gateway-page': player(
    shows(async ({ page }) => {
      await play(page)
      await sees(page, errorTexts.general)
      await expect(page.getByText('502 Bad Gateway')).toHaveCount(0)
    }),
  ),
  'slow-answers': visitor(
    shows(async ({ page }) => {
      await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
    }),
  ),
  'suppressed-kyc': player(
    shows(async ({ page }) => {
      await play(page)
      await sees(page, /verif/i)
    }),
  ),
  'suppressed-email': visitor(
    shows(async ({ page }) => {
      await signUpAsSomebodyNew(page)
      await sees(page, /already in use/i)
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
    }),
  ),
  'suppressed-phone': visitor(
    shows(async ({ page }) => {
      await signUpAsSomebodyNew(page)
      await sees(page, /already registered/i)
      await expect(page.getByLabel('Phone')).toBeFocused()
    }),
  ),
  'not-quite-suppressed': playSays('Email Id is already in use.'),
  'toast-once': player(
    shows(async ({ page }) => {
      for (let pressed = 0; pressed < 3; pressed++) await play(page)
      await sees(page, 'This table is full.')
      await expect(page.getByText('This table is full.').filter({ visible: true })).toHaveCount(1)
    }),
  ),
  'chunk-text': chunkFails,
  'other-devices-fail': visitor(
    shows(async ({ page, player }) => {
      await fillLogIn(page, player, DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Log out other devices' }).click()
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
    }),
  ),
  'purchase-limit-exceeded': popupSays(/limit/i),
  'policy-violation': popupSays(/./),
  'kyc-required': popupSays(/verif|confirm/i),
  'no-country': popupSays(/country/i),
  'withdrawal-setting-not-found': popupSays(/./),
  'insufficient-balance': popupSays(/./),
  'payment-declined': popupSays(/./),
  'withdraw-declined': popupSays(/./),
  'look-up-fails': player(
    shows(async ({ page }) => {
      await seesHeading(page, 'Contact details')
      await expect(message(page)).toHaveCount(0)
    }),
  ),
  'notifications-blocked': player(
    shows(async ({ page }) => {
      await seesHeading(page, /welcome back/i)
      await expect(message(page)).toHaveCount(0)
    }),
  ),
}

test.use({
  // A piece of the app that fails is fetched anew, not taken from the worker's cache.
  serviceWorkers: 'block',
  ...phoneAgent,
})

test('every scene of the desk has its walk', () => {
  expect(Object.keys(walks).toSorted()).toEqual(scenes.map(({ key }) => key).toSorted())
})

for (const { key, clause, title, open } of scenes)
  test(`${clause} ${key}: ${title}`, async ({ page }, info) => {
    const isPhone = isOnPhone(info)
    const name = isPhone ? 'marina@lagoon.localhost' : 'noah@lagoon.localhost'
    const { as, walk } = walks[key] as Walk
    const everythingBack = async () => {
      await atTheDesk({ on: 'everything' })
      await atTheDesk({ on: 'platform', command: { do: 'logOut', player: name } })
    }
    await everythingBack()
    if (as === 'player') await logIn(page, name)
    try {
      await walk({
        page,
        player: name,
        isPhone,
        set: () => atTheDesk({ on: 'scene', key, player: name }),
        open: async () => {
          await page.goto(open)
        },
      })
    } finally {
      await info.attach('seen', {
        body: await page.screenshot({ path: info.outputPath('seen.png'), animations: 'disabled' }),
        contentType: 'image/png',
      })
      await everythingBack()
    }
  })
