import { expect, test, type Page } from '@playwright/test'
import { profileAddress } from '../../packages/contract/src/account/addresses.ts'
import { verificationAddress } from '../../packages/contract/src/kyc/addresses.ts'
import { changeAnswers, holdCalls, leaveAnswers } from '../testing/answers.ts'
import { newPlayer } from '../testing/newPlayer.ts'
import { reached } from '../testing/reached.ts'
import { fillAddress, fillPerson, openFrame, readyToVerify } from './readyToVerify.ts'
import { identityFrame, verifyIdentity } from './verify.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const DECIDED = { timeout: 60_000 }
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const onItsWay = (page: Page) => page.getByText('Loading the page')
const notCome = (page: Page) => heading(page, 'Verification didn’t load')
/** Opens the tab of the profile, which says how it stands below a title of its own. */
const openTab = async (page: Page) => {
  await page.goto(verificationAddress())
  await expect(heading(page, 'Verification')).toBeVisible()
}
const inTab = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })
const isDecided = (page: Page, name: string) => expect(heading(page, name)).toBeVisible(DECIDED)

/** The server says that there is no identity provider to be reached. */
const withoutProvider = (page: Page) =>
  page.route('**/graphql/kyc/start', (route) =>
    route.fulfill({ status: 503, json: { status: 503, code: 'PROVIDER_UNAVAILABLE', message: 'Out of reach.' } }),
  )

test('what the profile lacks comes first, each with the way to its field, and saving the last leads back', async ({ page }) => {
  await newPlayer(page, 'kycfields')
  await page.goto(verificationAddress())
  await reached(page.getByRole('heading', { name: 'Verify your identity' }), 'account', 'profile-verification', 'not-started')
  await page.getByRole('button', { name: 'Start verification' }).click()
  await reached(page.getByText('Missing: date of birth, gender, address, and city'), 'kyc', 'start-kyc', 'fields-missing')
  await page.getByRole('link', { name: 'Add your city' }).click()
  await expect(page.getByRole('textbox', { name: 'City' })).toBeFocused()
  await fillAddress(page)
  await expect(page).toHaveURL(/tab=personal-info&for=verification&field=dateOfBirth/)
  await page.reload()
  await reached(page.getByText('2 details missing for verification'), 'account', 'profile-personal-info', 'required-fields-missing-kyc')
  await expect(page.getByRole('spinbutton', { name: /month/i })).toBeFocused()
  await fillPerson(page)
  await reached(heading(page, 'Check your details'), 'kyc', 'start-kyc', 'ready')
  await expect(page.getByText(/Accepted where you live: .*passport/)).toBeVisible()

  let letGo = await holdCalls(page, 'kyc/start')
  await page.getByRole('button', { name: 'Confirm details' }).click()
  await reached(page.locator('[data-pending]').filter({ hasText: 'Confirm details' }), 'kyc', 'start-kyc', 'starting')
  letGo()
  // Not before the call has failed: one that is still on its way goes to the server once its answers are left to that.
  await expect(page.locator('[data-pending]')).toHaveCount(0)
  await leaveAnswers(page)
  await withoutProvider(page)
  await page.getByRole('button', { name: 'Confirm details' }).click()
  await reached(page.getByText('The identity provider isn’t responding'), 'kyc', 'start-kyc', 'provider-unavailable')
  await leaveAnswers(page)

  letGo = await holdCalls(page, 'kyc/verification')
  await page.goto(verificationAddress('details'))
  await reached(onItsWay(page), 'kyc', 'start-kyc', 'loading')
  letGo()
  await reached(notCome(page), 'kyc', 'start-kyc', 'failed')
  await leaveAnswers(page)
  letGo = await holdCalls(page, 'kyc/verification')
  await page.goto(verificationAddress('photos'))
  await reached(onItsWay(page), 'kyc', 'start-photo-verification', 'loading')
  letGo()
  await reached(notCome(page), 'kyc', 'start-photo-verification', 'failed')
})

test('who is too young for where they live is told from which day on they may, and is not let in by another way', async ({ page }) => {
  await readyToVerify(page, 'kycyoung', { birthYear: new Date().getUTCFullYear() - 20 })
  // Old enough where they lived so far: the form of the profile lets nobody in who is not.
  await page.goto(profileAddress('contact-details'))
  await fillAddress(page, 'Mississippi')
  await expect(page.getByText(/saved/i).first()).toBeVisible()
  await page.goto(verificationAddress('details'))
  await reached(heading(page, 'You must be 21'), 'kyc', 'start-kyc', 'under-age')
  await page.goto(verificationAddress('frame'))
  await expect(heading(page, 'You must be 21')).toBeVisible()
})

test('an approval changes every open tab, and the proof of address follows where it is asked for', async ({ page, context }) => {
  await readyToVerify(page, 'kycdone')
  const other = await context.newPage()
  await other.goto(verificationAddress())
  await expect(other.getByRole('button', { name: 'Start verification' })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Confirm details' }).click()
  await reached(heading(page, 'Take photos of your ID and face'), 'kyc', 'start-photo-verification', 'ready')
  await page.getByRole('button', { name: 'Take photos' }).click()
  await reached(page.locator('iframe[title^="Identity check"]'), 'kyc', 'start-photo-verification', 'provider-window')
  await verifyIdentity(page, 'APPROVED')
  await isDecided(page, 'You’re verified')
  await reached(heading(page, 'You’re verified'), 'kyc', 'kyc-outcome', 'completed')
  await reached(inTab(other, 'You’re verified'), 'account', 'profile-verification', 'completed')
  await other.close()

  await changeAnswers<{ verification: object }>(page, 'kyc/verification', ({ verification }) => ({
    verification: { ...verification, isAddressAsked: true },
  }))
  await page.goto(verificationAddress('details'))
  await page.getByRole('button', { name: 'Confirm details' }).click()
  await reached(heading(page, 'Show where you live'), 'kyc', 'start-photo-verification', 'proof-of-address')
  await page.getByRole('button', { name: 'Add your document' }).click()
  await verifyIdentity(page, 'APPROVED')
  await isDecided(page, 'You’re verified')
  await leaveAnswers(page)
})

test('once the identity is known, a proof of address that is asked for comes next', async ({ page }) => {
  await readyToVerify(page, 'kycnext')
  await openFrame(page)
  await changeAnswers<{ verification: object }>(page, 'kyc/verification', ({ verification }) => ({
    verification: { ...verification, isAddressAsked: true },
  }))
  await verifyIdentity(page, 'APPROVED')
  await isDecided(page, 'Now verify your address')
  await reached(heading(page, 'Now verify your address'), 'kyc', 'kyc-outcome', 'address-asked')
  await openTab(page)
  await reached(inTab(page, 'Now verify your address'), 'account', 'profile-verification', 'address-asked')
  await page.getByRole('button', { name: 'Verify your address' }).click()
  await expect(heading(page, 'Show where you live')).toBeVisible()
  await leaveAnswers(page)
})

test('documents are looked at: what is pending stays so over a reload', async ({ page }) => {
  await readyToVerify(page, 'kycwait')
  await openFrame(page)
  await verifyIdentity(page, 'STAYS_PENDING')
  await isDecided(page, 'Your documents are in review')
  await reached(heading(page, 'Your documents are in review'), 'kyc', 'kyc-outcome', 'pending')
  await page.reload()
  await expect(heading(page, 'Your documents are in review')).toBeVisible()
  await openTab(page)
  await reached(page.getByText(/Expected by/), 'account', 'profile-verification', 'pending')
})

test('a person looks at what the machine is not sure of', async ({ page }) => {
  await readyToVerify(page, 'kychold')
  await openFrame(page)
  await verifyIdentity(page, 'ON_HOLD')
  await isDecided(page, 'Our team is reviewing your documents')
  await reached(heading(page, 'Our team is reviewing your documents'), 'kyc', 'kyc-outcome', 'under-manual-verification')
  await openTab(page)
  await reached(inTab(page, 'Our team is reviewing your documents'), 'account', 'profile-verification', 'under-manual-verification')
})

test('a document that is asked for again says why, and the next one is accepted', async ({ page }) => {
  await readyToVerify(page, 'kycagain')
  await openFrame(page)
  await verifyIdentity(page, 'RESUBMIT', { ask: { set: 'SELFIE', label: 'BAD_SELFIE' } })
  await isDecided(page, 'Please resubmit your selfie')
  await reached(heading(page, 'Please resubmit your selfie'), 'kyc', 'kyc-outcome', 'resubmit-needed')
  await openTab(page)
  await reached(inTab(page, 'Please resubmit your selfie'), 'account', 'profile-verification', 'resubmit-needed')
  await expect(page.getByText('Selfie', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Resubmit document' }).click()
  await page.getByRole('button', { name: /Take photos|Continue/ }).click()
  await verifyIdentity(page, 'APPROVED')
  await isDecided(page, 'You’re verified')
})

test('after a refusal for now it is tried again; after one for good there is support', async ({ page }) => {
  await readyToVerify(page, 'kycno')
  await openFrame(page)
  await verifyIdentity(page, 'REFUSED_FOR_NOW')
  await isDecided(page, 'We couldn’t verify you')
  await reached(heading(page, 'We couldn’t verify you'), 'kyc', 'kyc-outcome', 'unsuccessful')
  await openTab(page)
  await reached(inTab(page, 'We couldn’t verify you'), 'account', 'profile-verification', 'unsuccessful')
  await page.getByRole('button', { name: 'Try again' }).click()
  await openFrame(page)
  await verifyIdentity(page, 'REFUSED')
  await isDecided(page, 'We couldn’t verify you')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' }).first()).toBeVisible()
  await page.goto(verificationAddress('frame'))
  await expect(heading(page, 'We couldn’t verify you')).toBeVisible()
})

test('whoever leaves the frame in the middle continues where they were, over a reload too', async ({ page }) => {
  await readyToVerify(page, 'kycleft')
  await openFrame(page)
  const frame = identityFrame(page)
  await frame.getByRole('radio', { name: /^Passport/ }).press(' ')
  await frame.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(frame.getByRole('heading', { name: 'Page with your photo' })).toBeVisible()
  await page.getByRole('link', { name: 'Finish later' }).click()
  await page.getByRole('button', { name: 'Continue verification' }).click()
  await page.getByRole('button', { name: 'Confirm details' }).click()
  await reached(page.getByText('You left before finishing'), 'kyc', 'start-photo-verification', 'left-before-end')
  await page.reload()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(frame.getByRole('heading', { name: 'Page with your photo' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('You left before finishing')).toBeVisible()
})

test('a token that is over is renewed in the same frame', async ({ page }) => {
  await readyToVerify(page, 'kyctoken')
  let isFirst = true
  await changeAnswers<{ startVerification: { accessToken: string } }>(page, 'kyc/start', ({ startVerification }) => {
    const isOver = isFirst
    isFirst = false
    return { startVerification: isOver ? { ...startVerification, accessToken: 'over' } : startVerification }
  })
  let drawn = 0
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/websdk')) drawn += 1
  })
  await openFrame(page)
  await expect(identityFrame(page).getByRole('heading', { name: 'Choose your identity document' })).toBeVisible()
  expect(isFirst).toBe(false)
  expect(drawn).toBe(1)
  await leaveAnswers(page)
})

test('a camera that is not allowed, and a frame that never comes, have a way on', async ({ page }) => {
  await readyToVerify(page, 'kycblock')
  await page.getByRole('button', { name: 'Confirm details' }).click()
  let letGo = (): void => undefined
  const over = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/websdk**', async (route) => {
    await over
    await route.abort()
  })
  await page.getByRole('button', { name: 'Take photos' }).click()
  await reached(page.getByText('Opening Sumsub'), 'kyc', 'start-photo-verification', 'opening-frame')
  letGo()
  await expect(page.getByText('Sumsub didn’t open')).toBeVisible(DECIDED)
  await reached(page.getByText('Sumsub didn’t open'), 'kyc', 'start-photo-verification', 'frame-blocked')
  await leaveAnswers(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  const frame = identityFrame(page)
  // By keyboard: the frame still grows when its choices are there, and a click meets what was beside them.
  await frame.getByRole('radio', { name: /^Passport/ }).press(' ')
  await frame.getByRole('button', { name: 'Continue' }).press('Enter')
  await frame.getByRole('button', { name: 'Use the camera' }).press('Enter')
  await expect(frame.getByText(/hoose a file instead/).first()).toBeVisible()
  await withoutProvider(page)
  await page.goto(verificationAddress('frame'))
  await reached(page.getByText('The identity provider isn’t responding'), 'kyc', 'start-photo-verification', 'provider-unavailable')
  await leaveAnswers(page)
})

test('what was sent is waited for until the server knows it', async ({ page }) => {
  await readyToVerify(page, 'kycsent')
  await openFrame(page)
  await expect(identityFrame(page).getByRole('heading', { name: 'Choose your identity document' })).toBeVisible()
  const letGo = [await holdCalls(page, 'kyc/check'), await holdCalls(page, 'kyc/verification')]
  await verifyIdentity(page, 'APPROVED')
  await reached(heading(page, 'Sent for verification'), 'kyc', 'start-photo-verification', 'sent')
  for (const go of letGo) go()
  await leaveAnswers(page)
  await page.reload()
  await isDecided(page, 'You’re verified')
})
