import { expect, test, type Page } from '@playwright/test'
import { scenes } from '../../apps/sandbox/src/operator/scenes/scenes.ts'
import { verifications } from '../../apps/sandbox/src/operator/scenes/verifications.ts'
import { errorTexts } from '../../packages/contract/src/problems/texts.ts'
import { loginAddress } from '../../packages/contract/src/account/addresses.ts'
import { packagesAddress } from '../../packages/contract/src/wallet/purchaseAddresses.ts'
import { atTheDesk } from './desk.ts'
import { newestMessage } from '../testing/inbox.ts'
import { DEMO_PASSWORD, fillLogIn, logIn } from '../testing/logIn.ts'
import { isOnPhone, phoneAgent } from '../testing/phone.ts'
import { keptSession } from '../testing/session.ts'
import { fillSignUp } from '../testing/signUp.ts'
import { buySmallest, cardFrame, payByCard } from '../wallet/payByCard.ts'

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

/** Answers the email address. */
const signUpAsSomebodyNew = async (page: Page): Promise<string> => {
  const now = String(Date.now())
  const email = `ada${now}@lagoon.example`
  await fillSignUp(page, `ada_${now}`, email, `+1${now.slice(-10)}`, 'Night-Water-7')
  return email
}

/** Pays what is on the page by the first way there is. */
const pay = async (page: Page) => {
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: /^pay/i }).click()
}

/** Set, then bought by a card that is approved where nothing else was set. */
const buysByCard =
  (look: (stage: Stage) => Promise<void>): Walk['walk'] =>
  async (stage) => {
    await stage.set()
    await buySmallest(stage.page)
    await payByCard(stage.page)
    await look(stage)
  }
/** The page that the player comes back to says these one after another. */
const cardEndsWith = (...headings: readonly string[]) =>
  player(
    buysByCard(async ({ page }) => {
      for (const name of headings) await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible({ timeout: 60_000 })
    }),
  )

/** How each scene of the operator's desk is walked to its end. */
const walks: Readonly<Record<string, Walk>> = {
  'notification-ask': player(shows(({ page }) => seesHeading(page, 'Settings'))),
  'push-in-the-foreground': player(async ({ page, set }) => {
    await expect(async () => {
      await set()
      await expect(page.getByText('High tide tonight').first()).toBeVisible({ timeout: 1_500 })
    }).toPass({ timeout: 60_000 })
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
      await expect.poll(() => keptSession(page)).toBeNull()
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
  'maintenance-with-text': visitor(shows(({ page }) => sees(page, 'We are moving to a bigger harbor. Back at 14:00.'))),
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
  'payment-succeeds': cardEndsWith('Your tokens are here'),
  'payment-pending': cardEndsWith('Your payment is processing', 'Your tokens are here'),
  'payment-fails': cardEndsWith('Your payment was declined'),
  'payment-cancelled': cardEndsWith('Payment canceled'),
  'payment-needs-confirming': player(
    buysByCard(async ({ page }) => {
      await expect(cardFrame(page).getByRole('heading', { name: 'Your bank asks you to confirm' })).toBeVisible()
    }),
  ),
  'payment-not-notified': cardEndsWith('Your tokens are here'),
  'payment-wrongly-signed': cardEndsWith('Your tokens are here'),
  'payment-mismatch': player(buysByCard(({ page }) => sees(page, /^We received a different amount or currency/))),
  'payment-underpaid': player(async ({ page, set }) => {
    await set()
    await buySmallest(page, /^(?:Crypto|ForumPay)/)
    await page.getByRole('radio').first().check({ force: true })
    // Half of it is sent by itself, as soon as there is an address.
    await page.getByRole('button', { name: 'Get address' }).click()
    await sees(page, 'Payment is short')
  }),
  'payment-provider-down': player(async ({ page, set }) => {
    await set()
    await buySmallest(page)
    await sees(page, 'This payment method isn’t available right now')
  }),
  // How each of them ends is walked where a player of its own sends the documents in.
  ...Object.fromEntries(verifications.map(({ key }) => [key, player(shows(({ page }) => seesHeading(page, 'Verification')))])),
  'tip-minimum-raised': player(
    shows(async ({ page }) => {
      await page.getByRole('button', { name: 'Tip the dealer' }).click({ timeout: 60_000 })
      await sees(page, /the minimum tip is 1,000/)
    }),
  ),
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
      await sees(page, /This phone number is already in use/)
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
  'purchase-limit-exceeded': player(
    shows(async ({ page }) => {
      await pay(page)
      await expect(page.getByRole('dialog', { name: /limit/i })).toBeVisible()
    }),
  ),
  'purchase-threshold': player(
    shows(async ({ page }) => {
      await pay(page)
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
    }),
  ),
  'policy-violation': popupSays('Policy violation'),
  'kyc-required': player(shows(({ page }) => sees(page, 'Verify your identity first'))),
  'no-country': visitor(
    shows(async ({ page }) => {
      const email = await signUpAsSomebodyNew(page)
      await page.goto(/https?:\/\/\S+\/email-verification\/[\w-]+/.exec((await newestMessage(email)).text)?.[0] ?? '')
      await sees(page, /confirmed|verified/i)
      await page.goto(loginAddress)
      await fillLogIn(page, email, 'Night-Water-7')
      await isAt(page, '/')
      await page.goto(packagesAddress('cove'))
      await sees(page, 'No country chosen in your profile')
      await page.getByRole('link', { name: 'Choose country' }).click()
      await seesHeading(page, 'Contact details')
    }),
  ),
  'package-sold-out': player(shows(({ page }) => sees(page, /sold out/i))),
  'package-over': player(shows(({ page }) => sees(page, /offer has ended/i))),
  'coupon-refused': player(
    shows(async ({ page }) => {
      await page.getByLabel('Coupon code').fill('HIGH-TIDE-20')
      await page.getByRole('button', { name: 'Apply coupon' }).click()
      await sees(page, /expired/i)
    }),
  ),
  'withdrawal-setting-not-found': player(shows(({ page }) => sees(page, 'Withdrawals aren’t available in your country yet'))),
  // What reviewers do is walked in withdrawing.spec.ts; here only that the scene opens where it begins.
  'withdrawal-refused': player(shows(({ page }) => seesHeading(page, 'Withdraw'))),
  'withdrawal-waits-for-two': player(shows(({ page }) => seesHeading(page, 'Withdraw'))),
  'insufficient-balance': popupSays('Insufficient balance'),
  'payment-declined': popupSays('Payment declined'),
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

test.use(phoneAgent)

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
    if (as === 'player') {
      await logIn(page, name)
      await page.goto('/')
    }
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
