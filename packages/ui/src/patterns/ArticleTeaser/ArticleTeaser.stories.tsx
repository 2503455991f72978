import type { Meta, StoryObj } from '@storybook/react-vite'
import { articleScenes } from '@lagoon/contract/content/article'
import { expect, fn } from 'storybook/test'
import { ArticleTeaser } from './ArticleTeaser.tsx'
import { sceneNames } from './Scene.tsx'

const meta = {
  title: 'Patterns/ArticleTeaser',
  component: ArticleTeaser,
  args: {
    href: '#moonlit-tides-is-open',
    title: 'Moonlit Tides is open',
    summary: 'Five reels by Deepwater Studios, with a jackpot to win.',
    scene: 'REELS',
    when: 'February 26, 2026',
  },
  argTypes: { scene: { control: 'select', options: sceneNames } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters.width ?? '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleTeaser>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const grid = { display: 'grid', gap: '1.5rem', gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' }

/** Every scene as a card, and the lead of a list. The scenes are those that an editor can choose from. */
export const Matrix: Story = {
  parameters: { width: 'none' },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <ArticleTeaser {...args} size="lead" />
      <div style={grid}>
        {articleScenes.map((scene) => (
          <ArticleTeaser key={scene} {...args} scene={scene} title={`The ${scene.toLowerCase()}`} />
        ))}
      </div>
    </div>
  ),
  play: async () => {
    await expect(sceneNames).toEqual(articleScenes)
  },
}

/** A long title and a long summary stay in the card, and the cards of a row end on one line. */
export const LongWords: Story = {
  parameters: { width: '46rem' },
  render: (args) => (
    <div style={grid}>
      <ArticleTeaser
        {...args}
        scene="HISTORY"
        title="Everything that a round leaves behind in your slot history, and for how long you can look it up"
        summary="Reels, winning lines, stake and win of each round, as the provider reported them, with the number that support asks for when something about a round is unclear to you."
      />
      <ArticleTeaser {...args} />
    </div>
  ),
}

/** The whole card takes the press, and a keyboard finds one link with the name of the article. */
export const OneLink: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Moonlit Tides is open' })
    await expect(link).toHaveFocus()
    const followed = fn()
    link.addEventListener('click', (event) => {
      event.preventDefault()
      followed()
    })
    const picture = canvasElement.querySelector('article')?.getBoundingClientRect()
    const under = document.elementFromPoint((picture?.left ?? 0) + 40, (picture?.top ?? 0) + 40)
    if (under instanceof HTMLElement) under.click()
    await expect(followed).toHaveBeenCalledOnce()
  },
}
