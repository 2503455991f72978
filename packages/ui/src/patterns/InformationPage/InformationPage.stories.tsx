import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InformationPage, type InformationText } from './InformationPage.tsx'

const text: InformationText = {
  title: 'How a round works',
  lead: 'What happens between the press of a button and the new balance, and who decides what.',
  validFrom: '2026-02-01',
  sections: [
    {
      id: 'the-stake',
      title: 'The stake leaves first',
      blocks: [
        {
          kind: 'paragraph',
          words: 'The provider asks for your stake before it draws anything. If the balance does not hold it, the round does not begin.',
        },
        { kind: 'list', items: ['A bet takes one kind of token.', 'The kind stands beside the stake before you press.'] },
      ],
    },
    {
      id: 'the-outcome',
      title: 'The provider draws the outcome',
      blocks: [
        { kind: 'paragraph', words: 'It is drawn on the provider’s server. Nothing in your browser can change it, and neither can we.' },
      ],
    },
    {
      id: 'the-win',
      title: 'Wins are credited right away',
      blocks: [
        {
          kind: 'paragraph',
          words: 'It is in your balance before the reels have come to rest, also when your connection has not lasted that long.',
        },
      ],
    },
  ],
  related: [
    { label: 'FAQ', href: '/faq' },
    { label: 'Terms of Use', href: '/terms' },
  ],
}

const meta = {
  title: 'Patterns/InformationPage',
  component: InformationPage,
  args: { text, contactHref: '/contact-us' },
} satisfies Meta<typeof InformationPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!visual'] }

/** With the day from which it holds. */
export const Matrix: Story = {}

/** Words that nothing depends on carry no date, and a long title turns. */
export const LongTitleWithoutADate: Story = {
  args: {
    text: {
      title: 'What happens to your tokens when a game, a provider, or the whole site closes',
      lead: text.lead,
      sections: text.sections,
      related: text.related,
    },
  },
}

/** The contents lead to their section, each by an address of its own. */
export const ContentsLeadToSections: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const folded = canvasElement.querySelector('summary')
    if (folded?.checkVisibility()) await userEvent.click(folded)
    const contents = canvas.getByRole('navigation', { name: 'On this page' })
    for (const section of text.sections) {
      const link = [...contents.querySelectorAll('a')].find((anchor) => anchor.textContent === section.title)
      await expect(link).toHaveAttribute('href', `#${section.id}`)
      await expect(canvas.getByRole('region', { name: section.title })).toHaveAttribute('id', section.id)
    }
  },
}
