import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Action } from '../Action/Action.tsx'
import { AppFooter } from '../AppFooter/AppFooter.tsx'
import { AppHeader } from '../AppHeader/AppHeader.tsx'
import { PageLayout } from './PageLayout.tsx'

const header = (
  <AppHeader links={[{ label: 'Games', href: '#games', isCurrent: true }]}>
    <Action href="#log-in" weight="quiet">
      Log in
    </Action>
  </AppHeader>
)
const footer = <AppFooter groups={[{ label: 'Help', links: [{ label: 'FAQ', href: '#faq' }] }]} careHref="#care" />

const meta = {
  title: 'Patterns/PageLayout',
  component: PageLayout,
  args: { header, footer, children: <p style={{ padding: '2rem' }}>The page stands here.</p> },
} satisfies Meta<typeof PageLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!visual'] }

export const Matrix: Story = {}

/** A page that stands alone: no bars, and no room kept for them. */
export const WithoutBars: Story = { render: () => <PageLayout>The page stands here.</PageLayout> }

/** The first stop of the keyboard leads past the bars. */
export const SkipsToContent: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#main')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
  },
}
