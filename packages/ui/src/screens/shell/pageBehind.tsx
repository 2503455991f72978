import type { Decorator } from '@storybook/react-vite'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { FactList, type Fact } from '../../patterns/FactList/FactList.tsx'
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx'

export interface PageBehindProps {
  title: string
  intro: string
  facts: readonly Fact[]
}

const PageBehind = ({ title, intro, facts }: PageBehindProps) => (
  <main>
    <ScreenFrame title={title} intro={intro} width="regular">
      <Surface padding="roomy">
        <FactList facts={facts} />
      </Surface>
    </ScreenFrame>
  </main>
)

/** For stories: the page that the player was on when a popup came up over it. */
export const pageBehind =
  (page: PageBehindProps): Decorator =>
  (Story) => (
    <>
      <PageBehind {...page} />
      <Story />
    </>
  )
