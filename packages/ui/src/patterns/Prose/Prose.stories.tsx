import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Block } from './blocks.ts'
import { Prose } from './Prose.tsx'

const questions: Block = {
  kind: 'questions',
  items: [
    {
      id: 'lost-connection',
      question: 'My connection dropped during a spin. Is my stake lost?',
      answer: [
        {
          kind: 'paragraph',
          words: 'No. The provider draws the outcome as soon as it takes your bet, and a win is paid even if you’ve left.',
        },
        { kind: 'paragraph', words: ['You find the round in your ', { link: 'slot history', href: '/profile?tab=game-history' }, '.'] },
      ],
    },
    {
      id: 'how-long',
      question: 'How long does a withdrawal take?',
      answer: [{ kind: 'paragraph', words: 'It depends on the method you chose.' }],
    },
  ],
}

const every: readonly Block[] = [
  {
    kind: 'paragraph',
    words: [
      'A game session takes ',
      { strong: 'one kind of token' },
      '. You choose it before the game opens; see the ',
      { link: 'sweep rules', href: '/sweep-rules' },
      '.',
    ],
  },
  { kind: 'heading', title: 'What you need' },
  {
    kind: 'list',
    items: [
      'An account with a confirmed email address.',
      'To be 18 or older, and for this item a second line, so that it shows where the words turn.',
    ],
  },
  { kind: 'steps', items: ['Go to wallet.', 'Choose how you want to be paid.', 'Check the amount and confirm.'] },
  {
    kind: 'facts',
    rows: [
      { label: 'Where', words: 'Moonlit Tides' },
      { label: 'Minimum bet', words: '0.20 tokens' },
    ],
  },
  {
    kind: 'tokens',
    rows: [
      { token: 'GAME', words: 'For play only. What they win is game tokens.' },
      { token: 'PRIZE', words: 'Won with sweep tokens. The only kind you can withdraw.' },
    ],
  },
  { kind: 'note', tone: 'info', title: 'Nothing to claim', words: 'The tokens are in your balance as soon as the address is confirmed.' },
  questions,
]

const meta = { title: 'Patterns/Prose', component: Prose, args: { blocks: every } } satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!visual'] }

/** Every kind of block, in the measure of a text. */
export const Matrix: Story = {}

/** An address elsewhere: the link says that it opens in a new tab, and does. */
export const LinkElsewhere: Story = {
  args: {
    blocks: [
      {
        kind: 'paragraph',
        words: ['Free help in many languages: ', { link: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org' }, '.'],
      },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Gambling Therapy (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** Each question takes the focus; its answer is hidden until it is opened. The simulated keyboard knows no summary, the browser does. */
export const QuestionOpens: Story = {
  args: { blocks: [questions] },
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    const first = canvasElement.querySelector('summary')
    const answer = canvas.getByText(/The provider draws the outcome/)
    await expect(answer.checkVisibility()).toBe(false)
    first?.focus()
    await expect(first).toHaveFocus()
    first?.click()
    await expect(answer.checkVisibility()).toBe(true)
    await expect(answer.closest('details')).toHaveAttribute('open')
  },
}
