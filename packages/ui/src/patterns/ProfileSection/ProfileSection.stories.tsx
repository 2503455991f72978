import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgeCheck } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from '../../kit/Badge/Badge.tsx'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { TextField } from '../../kit/TextField/TextField.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { FieldPair, ProfileSection } from './ProfileSection.tsx'
import { SaveBar } from './SaveBar.tsx'

const meta = {
  title: 'Patterns/ProfileSection',
  component: ProfileSection,
  args: {
    title: 'Your name',
    description: 'As it stands on your identity document.',
    children: (
      <FieldPair>
        <TextField label="First name" defaultValue="Marina" />
        <TextField label="Last name" defaultValue="O'Hara" />
      </FieldPair>
    ),
  },
} satisfies Meta<typeof ProfileSection>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** With and without words beside it, with a mark, and the end of the form in its three states. */
export const Matrix: Story = {
  render: ({ children }) => (
    <Stack gap="roomy">
      <ProfileSection title="Your name" description="As it stands on your identity document.">
        {children}
      </ProfileSection>
      <ProfileSection
        title="Email and phone"
        mark={
          <Badge tone="success" icon={BadgeCheck}>
            Confirmed
          </Badge>
        }
      >
        {children}
      </ProfileSection>
      <SaveBar state="editing" faults={0} />
      <SaveBar state="editing" faults={2} />
      <SaveBar state="saving" faults={0} />
      <SaveBar state="saved" faults={0} />
    </Stack>
  ),
}

/** A whole tab: its name, a sentence, its sections. */
export const Page: Story = {
  render: (args) => (
    <ProfilePage title="Personal info" intro="What you tell us here stays between you and us.">
      <ProfileSection {...args} />
      <SaveBar state="editing" faults={0} />
    </ProfilePage>
  ),
}

/** A section is a region of the page by its title, so that a screen reader can go there. */
export const FoundByItsTitle: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your name' })).toBeVisible()
  },
}
