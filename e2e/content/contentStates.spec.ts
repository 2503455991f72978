import { devices, expect, test, type Page } from '@playwright/test'
import {
  contactUsAddress,
  downloadAddress,
  faqAddress,
  newsAddress,
  newsItemAddress,
  promotionAddress,
  promotionsAddress,
} from '../../packages/contract/src/content/addresses.ts'
import { goTo } from '../pages/routeTable.ts'
import { changeAnswers, holdCalls, leaveAnswers } from '../testing/answers.ts'
import { logIn } from '../testing/logIn.ts'
import { reached } from '../testing/reached.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()
const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

interface Articles {
  readonly articles: readonly unknown[]
}
const answerNoArticles = (page: Page) => changeAnswers<Articles>(page, 'anonymous/articles', () => ({ articles: [] }))

/** A page that is opened by its address comes with its articles: from this one they are asked for. */
const openElsewhere = async (page: Page) => {
  await page.goto(faqAddress())
  await expect(title(page, 'FAQ')).toBeVisible()
}

test('the pages of the footer are there', async ({ page }) => {
  await page.goto(newsAddress)
  const follow = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await follow('About us')
  await reached(title(page, 'About Lagoon'), 'content', 'about-us', 'page')
  await follow('FAQ')
  await reached(title(page, 'FAQ'), 'content', 'faq', 'page')
  await follow('Privacy Policy')
  await reached(title(page, 'Privacy Policy'), 'content', 'privacy-policy', 'page')
  await follow('Terms of Use')
  await reached(title(page, 'Terms of Use'), 'content', 'terms', 'page')
  await follow('Sweep rules')
  await reached(title(page, 'Sweep rules'), 'content', 'sweep-rules', 'page')
  await follow('Redemption policy')
  await reached(title(page, 'Redemption policy'), 'content', 'redemption-policy', 'page')
  await follow('Responsible gaming')
  await reached(title(page, 'Responsible gaming'), 'content', 'responsible-gaming', 'page')
})

test('the news and one of them: on their way, not come, none, there, and unknown', async ({ page }) => {
  await openElsewhere(page)
  let letGo = await holdCalls(page, 'anonymous/articles')
  await goTo(page, newsAddress)
  await reached(page.getByText('Loading news'), 'content', 'news', 'loading')
  letGo()
  await reached(page.getByRole('heading', { name: 'The news didn’t load' }), 'content', 'news', 'failed')
  await leaveAnswers(page)
  await answerNoArticles(page)
  await tryAgain(page)
  await reached(page.getByRole('heading', { name: 'No news yet' }), 'content', 'news', 'empty')
  await leaveAnswers(page)

  await page.goto(newsAddress)
  const newest = inMain(page, /tokens/).first()
  await reached(newest, 'content', 'news', 'filled')
  const name = await newest.innerText()
  letGo = await holdCalls(page, 'anonymous/article')
  await newest.click()
  await reached(page.getByRole('status').filter({ hasText: 'Loading article' }), 'content', 'news-item', 'loading')
  letGo()
  await reached(title(page, 'The article didn’t load'), 'content', 'news-item', 'failed')
  await leaveAnswers(page)
  await tryAgain(page)
  await reached(title(page, name), 'content', 'news-item', 'filled')
  await page.goto(newsItemAddress('no-such-news'))
  await reached(title(page, 'We can’t find that article'), 'content', 'news-item', 'unknown-item')
  await inMain(page, 'All news').click()
  await expect(title(page, 'News')).toBeVisible()
})

test('the promotions and one of them, which stands alone: on their way, not come, none, there, and unknown', async ({ page }) => {
  await openElsewhere(page)
  let letGo = await holdCalls(page, 'anonymous/articles')
  await goTo(page, promotionsAddress)
  await reached(page.getByText('Loading promotions'), 'content', 'promotions', 'loading')
  letGo()
  await reached(page.getByRole('heading', { name: 'The promotions didn’t load' }), 'content', 'promotions', 'failed')
  await leaveAnswers(page)
  await answerNoArticles(page)
  await tryAgain(page)
  await reached(page.getByRole('heading', { name: 'No promotions right now' }), 'content', 'promotions', 'empty')
  await leaveAnswers(page)

  await page.goto(promotionsAddress)
  const bar = page.getByRole('banner')
  await expect(bar).toBeVisible()
  await reached(page.getByRole('contentinfo'), 'shell', 'layout', 'shown')
  const first = inMain(page, 'Sweep tokens win prize tokens')
  await reached(first, 'content', 'promotions', 'filled')
  letGo = await holdCalls(page, 'anonymous/article')
  await first.click()
  await reached(page.getByRole('status').filter({ hasText: 'Loading promotion' }), 'content', 'promotion-item', 'loading')
  letGo()
  await reached(title(page, 'The promotion didn’t load'), 'content', 'promotion-item', 'failed')
  await leaveAnswers(page)
  await tryAgain(page)
  await reached(title(page, 'Sweep tokens win prize tokens'), 'content', 'promotion-item', 'filled')
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await reached(page.getByRole('link', { name: 'All promotions' }), 'shell', 'layout', 'hidden')
  await page.getByRole('link', { name: 'All promotions' }).click()
  await expect(title(page, 'Promotions')).toBeVisible()
  await expect(bar).toBeVisible()
  await reached(page.getByRole('contentinfo'), 'shell', 'layout', 'restored')
  await page.goto(promotionAddress('no-such-promotion'))
  await reached(title(page, 'We can’t find that promotion'), 'content', 'promotion-item', 'unknown-item')
  await page.getByRole('link', { name: 'See current promotions' }).click()
  await expect(title(page, 'Promotions')).toBeVisible()
})

test('a message to support: nothing in it, refused, without the puzzle, on its way, not sent, and sent', async ({ page }) => {
  await page.goto(contactUsAddress)
  const send = page.getByRole('button', { name: 'Send message' })
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue('')
  await reached(message, 'content', 'contact-us', 'empty')
  await send.click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await reached(page.getByText('Write a message first.'), 'content', 'contact-us', 'invalid')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Vera Moss')
  const email = `contact${Date.now()}@lagoon.example`
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await message.fill('Can I play from Canada?')
  await send.click()
  await reached(page.getByText('Confirm you’re human, then send your message.'), 'content', 'contact-us', 'captcha-not-solved')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('All set. You can send your message.')).toBeVisible()
  const letGo = await holdCalls(page, 'anonymous/contact')
  await send.click()
  await reached(page.locator('button[data-pending]').filter({ hasText: 'Send message' }), 'content', 'contact-us', 'sending')
  letGo()
  await reached(page.getByText('Your message wasn’t sent'), 'content', 'contact-us', 'failed')
  await expect(message).toHaveValue('Can I play from Canada?')
  await leaveAnswers(page)
  await send.click()
  await reached(page.getByText('We got your message'), 'content', 'contact-us', 'sent')
  await expect(page.getByText(email)).toBeVisible()
})

test('the form of a message waits until it is known which player writes', async ({ page }) => {
  await logIn(page, 'noah@lagoon.localhost')
  await holdCalls(page, 'me')
  await openElsewhere(page)
  await goTo(page, contactUsAddress)
  await reached(page.getByText('Loading form'), 'content', 'contact-us', 'loading')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
})

test('the way onto each device', async ({ page, browser }) => {
  await page.goto(downloadAddress)
  await reached(page.getByRole('figure', { name: 'QR code that opens this page on your phone' }), 'content', 'download', 'desktop')
  const openOn = async (device: string) => {
    const context = await browser.newContext({ userAgent: devices[device]?.userAgent ?? '' })
    const onDevice = await context.newPage()
    await onDevice.goto(downloadAddress)
    return onDevice
  }
  const iphone = await openOn('iPhone 15')
  await reached(iphone.getByText('On iPhone or iPad, it takes three taps in Safari.'), 'content', 'download', 'ios')
  const android = await openOn('Pixel 7')
  await reached(android.getByText('On Android, your browser installs it for you.'), 'content', 'download', 'android')
  await iphone.context().close()
  await android.context().close()
})
