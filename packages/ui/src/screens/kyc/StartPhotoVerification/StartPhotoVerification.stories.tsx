import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { outcomes } from '../kycSample.ts'
import { providerPage } from './providerPageSample.ts'
import { StartPhotoVerification } from './StartPhotoVerification.tsx'

const provider = 'Harbor ID'
const at = { provider, level: 'IDENTITY', isAddressAsked: false } as const
const frameUrl = providerPage()
const frame = { ...at, state: 'providerWindow', frameUrl, accessToken: 'token-1', isReady: true } as const

const meta = {
  title: 'Screens/Kyc/Start Photo Verification',
  component: StartPhotoVerification,
  args: {
    view: { ...at, state: 'ready', accepted: [] },
    onOpenFrame: fn(),
    onReady: fn(),
    onSubmitted: fn(),
    onStatusChanged: fn(),
    onNewToken: fn(),
    onTryAgain: fn(),
    onRetry: fn(),
  },
  parameters: { spec: '§1.3' },
} satisfies Meta<typeof StartPhotoVerification>
export default meta
type Story = StoryObj<typeof meta>

/** The player reads what is needed for the photos; the documents are those that the provider accepts. */
export const Ready: Story = {
  tags: ['day'],
  args: { view: { ...at, state: 'ready', accepted: ['PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT', 'SELFIE'] } },
}

/** The identity is known; one document that shows the address is next. */
export const ProofOfAddress: Story = {
  args: { view: { ...at, level: 'ADDRESS', isAddressAsked: true, state: 'ready', accepted: ['UTILITY_BILL', 'BANK_STATEMENT'] } },
}

/** The provider's frame stands in the page. */
export const ProviderWindow: Story = {
  args: { view: frame },
  play: async ({ canvas }) => {
    const { contentWindow } = canvas.getByTitle(/Identity check/) as HTMLIFrameElement
    await waitFor(() => expect(contentWindow?.document.URL).toContain(frameUrl), { timeout: 10_000 })
    await waitFor(() => expect(contentWindow?.document.readyState).toBe('complete'), { timeout: 10_000 })
  },
}

/** The frame is on its way: it is blank for a second or more, so the page says what happens. */
export const OpeningFrame: Story = { args: { view: { ...frame, isReady: false } } }

/** The frame never came. */
export const FrameBlocked: Story = {
  args: { view: { ...at, state: 'frameBlocked' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/profile?tab=support')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onOpenFrame).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Try again' }).blur()
  },
}

/** The provider does not answer; what was done so far is kept. */
export const ProviderUnavailable: Story = { args: { view: { ...at, state: 'providerUnavailable' } } }

/** Everything is sent, and nobody has confirmed it yet. */
export const Sent: Story = {
  args: { view: { ...at, state: 'sent' } },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Verification steps' })).getAllByRole('listitem')
    await expect(steps.map(({ textContent }) => textContent)).toEqual(['Your detailsdone', 'ID and selfiedone', 'Decisionin review'])
    await expect(canvas.getByRole('link', { name: 'Back to verification' })).toHaveAttribute('href', '/profile?tab=verification')
  },
}

/** The proof of address is to follow: what is looked at now is the ID, as the tab of the verification says too. */
export const SentWithAddressToFollow: Story = {
  tags: ['!visual'],
  args: { view: { ...at, isAddressAsked: true, state: 'sent' } },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Verification steps' })).getAllByRole('listitem')
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Your detailsdone',
      'ID and selfiein review',
      '3Addressnot started',
      '4Decisionnot started',
    ])
  },
}

/** The player left the frame before the end and can go on. */
export const LeftBeforeEnd: Story = { args: { view: { ...at, state: 'leftBeforeEnd', accepted: [] } } }

/** How the case stands is asked for. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered; the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } }, play: triesAgain }

/** Where there is nothing to send, the same place says how the case stands. */
export const NothingToSend: Story = {
  tags: ['!visual'],
  args: { view: outcomes.pending },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your documents are in review')
  },
}

/** By keyboard the frame is opened, or left for later. */
export const DecidedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Take photos' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenFrame).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Finish later' })).toHaveAttribute('href', '/profile?tab=verification')
  },
}

const say = (data: unknown, source: Window | null, origin: string) =>
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }))

/** Only the frame itself, on its own origin, is heard, and only in the words of the wire; it may use the camera. */
export const FrameIsHeard: Story = {
  tags: ['!visual'],
  args: { view: { ...frame, isReady: false } },
  play: async ({ args, canvas }) => {
    const element = canvas.getByTitle(/Identity check/) as HTMLIFrameElement
    await expect(element.allow).toBe('camera')
    const { origin } = new URL(frameUrl)
    const submitted = { method: 'idCheck.onApplicantSubmitted' }
    say(submitted, element.contentWindow, 'https://evil.example')
    say(submitted, window, origin)
    say(submitted, null, origin)
    say({ method: 'idCheck.completed' }, element.contentWindow, origin)
    await expect(args.onSubmitted).not.toHaveBeenCalled()
    say({ method: 'idCheck.onResize', height: 712.4 }, element.contentWindow, origin)
    await waitFor(() => expect(element.height).toBe('713'))
    say({ method: 'idCheck.onReady' }, element.contentWindow, origin)
    say({ method: 'idCheck.requestAccessToken' }, element.contentWindow, origin)
    say({ method: 'idCheck.onApplicantStatusChanged' }, element.contentWindow, origin)
    say(submitted, element.contentWindow, origin)
    for (const event of [args.onReady, args.onNewToken, args.onStatusChanged, args.onSubmitted]) await expect(event).toHaveBeenCalledOnce()
  },
}
