import type { Meta, StoryObj } from '@storybook/react-vite'
import { articleScenarios, contactScenarios } from '@lagoon/domain/testing/contentScenarios'
import { everyPage } from '@lagoon/domain/testing/scenarios'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../AppAt.tsx'
import { PATIENCE, checkAnswers, scene } from '../flow.ts'

const meta = {
  title: 'Flows/Content',
  component: AppAt,
  afterEach: checkAnswers,
  tags: ['!visual', '!autodocs'],
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor follows the footer from one of the rules to another. */
export const VisitorReadsTheRules: Story = {
  args: { address: '/terms' },
  parameters: { spec: ['§2.12', '§6.1'] },
  beforeEach: scene('visitor', everyPage),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Terms of Use', level: 1 }, PATIENCE)).toBeVisible()
    const [sweepRules] = canvas.getAllByRole('link', { name: 'Sweep rules' })
    if (sweepRules === undefined) throw new Error('nothing leads to the sweep rules')
    await userEvent.click(sweepRules)
    await expect(await canvas.findByRole('heading', { name: 'Sweep rules', level: 1 }, PATIENCE)).toBeVisible()
  },
}

const inHead = (selector: string, attribute: string) => document.head.querySelector(selector)?.getAttribute(attribute)

/** Search engines are told what a public page is about, and to leave out what belongs to a player. */
export const TellsSearchEnginesWhatThePageIs: Story = {
  args: { address: '/about-us' },
  parameters: { spec: '§1.5' },
  beforeEach: scene('visitor', everyPage),
  play: async ({ canvas, userEvent }) => {
    // The first page comes described by the server.
    await canvas.findByRole('heading', { name: /About/, level: 1 }, PATIENCE)
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name: /^Terms/ }))
    await canvas.findByRole('heading', { name: 'Terms of Use', level: 1 }, PATIENCE)
    await waitFor(() => expect(inHead('meta[name="description"]', 'content')).toMatch(/Terms of Use/), PATIENCE)
    await expect(inHead('link[rel="canonical"]', 'href')).toMatch(/\/terms$/)
    await expect(inHead('meta[name="robots"]', 'content')).toBeUndefined()
    const [logIn] = canvas.getAllByRole('link', { name: 'Log in' })
    if (logIn === undefined) throw new Error('nothing leads to the log-in')
    await userEvent.click(logIn)
    await userEvent.click(await canvas.findByRole('link', { name: /forgot/i }, PATIENCE))
    await waitFor(() => expect(inHead('meta[name="robots"]', 'content')).toBe('noindex'), PATIENCE)
    await expect(inHead('link[rel="canonical"]', 'href')).toBeUndefined()
    await expect(inHead('meta[name="description"]', 'content')).toBeUndefined()
  },
}

/** A visitor at a desk is shown the code that opens this page on the phone. */
export const VisitorTakesTheAppAlong: Story = {
  args: { address: '/download' },
  parameters: { spec: ['§2.19', '§9.9'] },
  beforeEach: scene('visitor', everyPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: /QR code/ }, PATIENCE)).toBeVisible()
  },
}

/** A visitor opens the news, reads one of them, and the page bears its name. */
export const VisitorReadsTheNews: Story = {
  args: { address: '/news' },
  parameters: { spec: ['§2.13', '§6.1'] },
  beforeEach: scene('visitor', articleScenarios.filled),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Moonlit Tides is open/ }, PATIENCE))
    await expect(await canvas.findByRole('heading', { name: 'Moonlit Tides is open', level: 1 }, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Five kinds of token/ })).toHaveAttribute('href', '/news/five-kinds-of-token')
    await waitFor(() => expect(document.title).toBe('Moonlit Tides is open · Lagoon'))
  },
}

/** An address of news that was taken down. */
export const VisitorAsksForUnknownNews: Story = {
  args: { address: '/news/no-such-article' },
  parameters: { spec: '§2.13' },
  beforeEach: scene('visitor', articleScenarios.unknownItem),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We can’t find that article' }, PATIENCE)).toBeVisible()
  },
}

/** The news does not come: the page says so and asks again when told to. */
export const NewsFailsToLoad: Story = {
  args: { address: '/news' },
  parameters: { spec: '§2.13' },
  beforeEach: scene('visitor', articleScenarios.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The news didn’t load' }, PATIENCE)).toBeVisible()
  },
}

/** One piece of news does not come: the page says so, and asks again when the visitor does. */
export const NewsItemFailsToLoad: Story = {
  args: { address: '/news/moonlit-tides-is-open' },
  parameters: { spec: '§2.13' },
  beforeEach: scene('visitor', articleScenarios.itemFailsOnce()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'The article didn’t load' }, PATIENCE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Moonlit Tides is open', level: 1 }, PATIENCE)).toBeVisible()
  },
}

/** A promotion does not come: its page says so and keeps the way back to the others. */
export const PromotionFailsToLoad: Story = {
  args: { address: '/promotions/moonlit-tides-is-open' },
  parameters: { spec: '§2.14' },
  beforeEach: scene('visitor', articleScenarios.itemFailsOnce()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'The promotion didn’t load' }, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All promotions' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('complementary', { name: 'At a glance' }, PATIENCE)).toBeVisible()
  },
}

/** No promotion runs, and the page says that nothing is missed. */
export const NoPromotionRuns: Story = {
  args: { address: '/promotions' },
  parameters: { spec: '§2.14' },
  beforeEach: scene('visitor', articleScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No promotions right now' }, PATIENCE)).toBeVisible()
  },
}

/** A visitor opens one promotion: it stands alone, without header and footer, and the list has both again. */
export const PromotionStandsAlone: Story = {
  args: { address: '/promotions' },
  parameters: { spec: ['§2.14', '§2.7'] },
  beforeEach: scene('visitor', articleScenarios.filled),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Moonlit Tides is open/ }, PATIENCE))
    await expect(await canvas.findByRole('complementary', { name: 'At a glance' }, PATIENCE)).toBeVisible()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'All promotions' }))
    await expect(await canvas.findByRole('contentinfo', undefined, PATIENCE)).toBeVisible()
  },
}

/** A visitor has the puzzle solved by their own browser, writes to support, and gets a number to name. */
export const VisitorWritesToSupport: Story = {
  args: { address: '/contact-us' },
  parameters: { spec: ['§2.17', '§5.14'] },
  beforeEach: scene('visitor', contactScenarios.sent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }, PATIENCE))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Mara Vale')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'mara.vale@example.com')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Where is my round?')
    await expect(await canvas.findByText('All set. You can send your message.', undefined, PATIENCE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('C-7Q4M-0XKD', undefined, PATIENCE)).toBeVisible()
  },
}

/** The message does not reach support: it is still in the form, and so is the puzzle's solution. */
export const MessageIsNotLost: Story = {
  args: { address: '/contact-us' },
  parameters: { spec: ['§2.17', '§8.4'] },
  beforeEach: scene('player', contactScenarios.failed),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Message' }, PATIENCE)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('mara.vale@example.com'), PATIENCE)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Where is my round?')
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
    await expect(await canvas.findByText('All set. You can send your message.', undefined, PATIENCE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('Your message wasn’t sent', undefined, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is my round?')
  },
}
