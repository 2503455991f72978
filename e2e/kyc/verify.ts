import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { labelName, outcomeWords, setNames, type Ask, type Outcome } from '../../apps/sandbox/src/identity/outcomes.ts'

/** The identity provider's page inside the product's. */
export const identityFrame = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/websdk"]')

export interface VerifyOptions {
  /** How the pictures are taken: by the browser's camera (a fake one), or as the provider's sample file. @default 'file' */
  readonly by?: 'camera' | 'file'
  /** With RESUBMIT: what is asked for again, and why. */
  readonly ask?: Ask
}

/**
 * By keyboard: the frame grows with what it shows, and a press of the mouse may land where the button stood before. Gives up soon,
 * so that whoever repeats the step gets to it.
 */
const press = (button: Locator): Promise<void> => button.press('Enter', { timeout: 10_000 })

const open = async (frame: FrameLocator): Promise<void> => {
  const panel = frame.locator('details')
  if ((await panel.getAttribute('open')) === null) await press(panel.locator('summary'))
}

/** Opens the list until it stays open: the frame grows with what it shows, and a list closes when the page under it moves. */
const choose = async (frame: FrameLocator, label: string, option: string): Promise<void> => {
  const entry = frame.getByRole('option', { name: option, exact: true })
  await expect(async () => {
    if (!(await entry.isVisible())) await press(frame.getByRole('button', { name: label }))
    await entry.click({ timeout: 10_000 })
  }).toPass()
}

const give = async (frame: FrameLocator, by: 'camera' | 'file'): Promise<void> => {
  if (by === 'file') {
    await open(frame)
    await press(frame.getByRole('button', { name: 'Use a sample picture' }))
  } else {
    await press(frame.getByRole('button', { name: 'Use the camera' }))
    await press(frame.getByRole('button', { name: 'Take the photo' }))
    await press(frame.getByRole('button', { name: 'Use this photo' }))
  }
  await press(frame.getByRole('button', { name: 'Continue' }))
}

/**
 * Goes through the identity provider's frame from wherever it stands: gives what is missing, has `outcome` happen, and sends it in.
 * Ends when the frame says that it is checked; what comes of it is on the product's own page.
 */
export const verifyIdentity = async (page: Page, outcome: Outcome, { by = 'file', ask }: VerifyOptions = {}): Promise<void> => {
  const frame = identityFrame(page)
  const send = frame.getByRole('button', { name: 'Send for verification' })
  const documents = frame.getByRole('radiogroup', { name: 'Document' })
  const pictures = frame.getByRole('button', { name: 'Use the camera' })
  await expect(send.or(documents).or(pictures).first()).toBeVisible()
  const heading = frame.getByRole('heading', { level: 1 })
  const goOn = async (): Promise<void> => {
    if (!(await documents.isVisible())) return give(frame, by)
    const passport = frame.getByText('Passport', { exact: true })
    await ((await passport.isVisible()) ? passport : frame.getByText('Utility bill', { exact: true })).click({ timeout: 10_000 })
    await press(frame.getByRole('button', { name: 'Continue' }))
  }
  while (!(await send.isVisible())) {
    const title = (await heading.textContent()) ?? ''
    // Once more where a press met nothing, because the frame grew under it.
    await expect(async () => {
      if ((await heading.textContent()) === title) await goOn()
      await expect(heading).not.toHaveText(title, { timeout: 10_000 })
    }).toPass()
  }
  await open(frame)
  await choose(frame, 'What should happen', outcomeWords[outcome])
  if (outcome === 'RESUBMIT' && ask) {
    await choose(frame, 'What is asked for again', setNames[ask.set])
    await choose(frame, 'Why', labelName(ask.label))
  }
  await press(send)
  await expect(send).toBeHidden()
}
