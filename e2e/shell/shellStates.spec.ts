import { expect, test, type Page } from '@playwright/test'
import { loginAddress, notificationSettingsAddress } from '../../packages/contract/src/account/addresses.ts'
import { contactUsAddress, faqAddress, newsAddress } from '../../packages/contract/src/content/addresses.ts'
import { homeAddress } from '../../packages/contract/src/shell/addresses.ts'
import { APP_VERSION_HEADER } from '../../packages/contract/src/http/http.ts'
import { errorTexts } from '../../packages/contract/src/problems/texts.ts'
import { CHUNK_TEXT, lose } from '../pages/lostPieces.ts'
import { goTo, NOWHERE } from '../pages/routeTable.ts'
import { holdCalls, leaveAnswers, refuseCalls } from '../testing/answers.ts'
import { DEMO_PASSWORD, fillLogIn, logIn } from '../testing/logIn.ts'
import { newPlayer } from '../testing/newPlayer.ts'
import { origin } from '../testing/ports.ts'
import { reached } from '../testing/reached.ts'
import { sessionOf } from '../testing/session.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const player = 'noah@lagoon.localhost'
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

/** Serves the page of one piece of news as a faulty release would have it: no answer of the server breaks a page. */
const breakNewsItem = (page: Page) =>
  page.route('**/assets/NewsItem-*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(["'`])All news\1/, '(()=>{throw new Error("a fault")})()')
    await route.fulfill({ response, body, headers: { ...response.headers(), 'cache-control': 'no-store' } })
  })

test('a page that is none, one that broke, and the lobby without words of the server', async ({ page }) => {
  await page.goto(homeAddress)
  await reached(page.getByRole('banner').getByRole('link', { name: 'Sign up' }), 'shell', 'header', 'visitor')
  await page.goto(NOWHERE.address)
  await reached(title(page, NOWHERE.heading), 'shell', 'not-found', 'any-unknown-path')

  await page.goto(newsAddress)
  await breakNewsItem(page)
  await page.getByRole('main').getByRole('link').first().click()
  await reached(title(page, 'Something went wrong on this page'), 'shell', 'crash', 'screen-throws')
  await expect(page.getByRole('banner')).toBeVisible()
  await leaveAnswers(page)
  await page.getByRole('button', { name: 'Reload page' }).click()
  await expect(page.getByRole('link', { name: 'All news' })).toBeVisible()

  await page.goto(faqAddress())
  await expect(title(page, 'FAQ')).toBeVisible()
  await refuseCalls(page, 'anonymous/lobby', { status: 503, code: 'MAINTENANCE', message: undefined })
  await goTo(page, homeAddress)
  await reached(page.getByText(errorTexts.lobbyOffline), 'shell', 'lobby-offline', 'default-text')
})

test('the bars of a player: balances, the longest name, no live line, and the menu of a phone', async ({ page }) => {
  const { person } = await newPlayer(page, 'keeper_of_the_light')
  await page.goto(newsAddress)
  const bar = page.getByRole('banner')
  await reached(bar.getByRole('list', { name: 'Your balances' }).getByText('10,000.00'), 'shell', 'header', 'player-balances')
  await bar.getByRole('button', { name: `${person.displayName}’s account` }).click()
  await reached(page.getByText(person.displayName, { exact: true }), 'shell', 'header', 'player-long-display-name')
  await page.routeWebSocket(/./, (line) => line.close())
  await page.reload()
  await reached(page.getByText('Reconnecting. Balances may be slightly out of date.'), 'shell', 'header', 'socket-reconnecting')

  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(page.getByRole('navigation', { name: 'Your account' })).toBeHidden()
  await reached(menu, 'shell', 'header', 'phone-menu-closed')
  await menu.click()
  await reached(page.getByRole('navigation', { name: 'Your account' }), 'shell', 'header', 'phone-menu-open')
})

test('messages about a call that failed: the server’s words, refused fields, no connection, and two of them', async ({ page, context }) => {
  await logIn(page, player)
  await page.goto('/game-details/slot/moonlit-tides')
  const play = page.getByRole('button', { name: 'Play with game tokens' })
  const toasts = page.getByRole('alertdialog')
  await refuseCalls(page, 'initiate', { status: 409, code: 'STILL_WORKING', message: 'This table is full.' })
  await play.click()
  await reached(toasts.filter({ hasText: 'This table is full.' }), 'shell', 'toast', 'error')
  await leaveAnswers(page)
  const fieldErrorDetails = [
    { field: 'gameId', code: 'invalid', message: 'This game does not take this token.' },
    { field: 'token', code: 'required', message: 'Choose a kind of token.' },
  ]
  await refuseCalls(page, 'initiate', { status: 400, code: 'BAD_INPUT', fieldErrorDetails })
  await play.click()
  await reached(toasts.getByText('Choose a kind of token.'), 'shell', 'toast', 'field-errors-list')
  await expect(toasts).toHaveCount(2)
  await reached(toasts.getByText('This table is full.'), 'shell', 'toast', 'two-different-toasts')
  await leaveAnswers(page)
  await context.setOffline(true)
  await play.click()
  await reached(toasts.getByText(errorTexts.offline), 'shell', 'toast', 'device-offline')
})

test('an update that is asked for while a message is written waits, and so does what comes after it', async ({ page }) => {
  await page.goto(contactUsAddress)
  await page.getByRole('textbox', { name: 'Message' }).fill('Can I play from Canada?')
  await page.route('**/graphql/anonymous/captcha', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), [APP_VERSION_HEADER]: '99.0.0' } })
  })
  await lose(page, '**/assets/captcha-*.js', 'no connection')
  await page.getByRole('button', { name: 'Start' }).click()
  const popup = page.getByRole('alertdialog')
  await reached(popup.getByText(/“Contact us” has unsaved changes/), 'shell', 'popup-update', 'update-required-while-form-dirty')
  await expect(popup).toHaveCount(1)
  await reached(popup.getByRole('button', { name: 'Update now' }), 'shell', 'popup-update', 'one-more-popup-waits-behind')
  await popup.getByRole('button', { name: 'Finish the form first' }).click()
  await expect(popup).toContainText(CHUNK_TEXT)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Can I play from Canada?')
})

test('who is logged in elsewhere is asked first, and asked again where the others could not be logged out', async ({ page }) => {
  await sessionOf(player, DEMO_PASSWORD, origin)
  await page.goto(loginAddress)
  await fillLogIn(page, player, DEMO_PASSWORD)
  const popup = page.getByRole('alertdialog', { name: 'Already logged in on other devices' })
  const logOutOthers = popup.getByRole('button', { name: 'Log out other devices' })
  await reached(logOutOthers, 'shell', 'popup-other-devices', 'ask')
  const letGo = await holdCalls(page, 'login')
  await logOutOthers.click()
  await reached(popup.locator('button[data-pending]'), 'shell', 'popup-other-devices', 'logging-others-out')
  letGo()
  await reached(popup.getByText(/^We couldn’t log out your other devices/), 'shell', 'popup-other-devices', 'failed')
  await leaveAnswers(page)
  await popup.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page, /welcome back/i)).toBeVisible()
})

/** This browser has no notifications of the system, and blocks them always: a stand-in answers as one that has them, and grants them. */
const grantWhenAsked = (page: Page) =>
  page.addInitScript(() => {
    let now = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => now })
    Notification.requestPermission = async () => (now = 'granted')
  })

test('notifications are blocked by the browser, or asked for and granted', async ({ page }) => {
  await logIn(page, player)
  await page.goto(notificationSettingsAddress())
  await reached(page.getByText('Notifications are blocked in this browser'), 'shell', 'notification-permission', 'blocked')
  await grantWhenAsked(page)
  await page.reload()
  const turnOn = page.getByRole('button', { name: 'Turn on notifications' })
  await reached(turnOn, 'shell', 'notification-permission', 'default')
  await turnOn.click()
  await reached(page.getByText('Notifications are on in this browser'), 'shell', 'notification-permission', 'granted')
})
