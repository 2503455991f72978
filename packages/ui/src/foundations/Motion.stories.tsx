import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../kit/Button/Button.tsx'
import { Notice } from '../kit/Notice/Notice.tsx'
import { Stack } from '../kit/Stack/Stack.tsx'
import { Text } from '../kit/Text/Text.tsx'
import { durationMs, easing } from '../theme/tokens.ts'
import { GuidePage, GuideSection } from './GuidePage.tsx'
import * as styles from './Motion.css.ts'

const uses: Readonly<Record<keyof typeof durationMs, string>> = {
  quick: 'quick: an answer to a press',
  calm: 'calm: something opens or closes',
  slow: 'slow: something enters from afar',
}
const durations = Object.entries<number>(durationMs) as [keyof typeof durationMs, number][]
const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (easing.match(/[\d.]+/g) ?? []).map(Number)
const path = `M0 100 C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`

const Motion = () => {
  const [isMoved, setMoved] = useState(false)
  return (
    <GuidePage
      title="Motion"
      lead="Quiet: three durations, one easing. Motion says where something came from; it never asks to be looked at."
    >
      <GuideSection title="Durations">
        <ul data-moved={isMoved || undefined}>
          {durations.map(([name, ms]) => (
            <li key={name} className={styles.row}>
              <Text as="span" weight="strong">
                {name}
              </Text>
              <Text as="span" size="small" tone="soft" isTabular>
                {ms} ms
              </Text>
              <span className={styles.track}>
                <span className={styles.dots[name]} />
              </span>
            </li>
          ))}
        </ul>
        <Stack direction="row" gap="roomy" align="center" isWrapping>
          <Button onPress={() => setMoved(!isMoved)}>{isMoved ? 'Move back' : 'Move'}</Button>
          <Text as="span" size="small" tone="soft">
            {Object.values(uses).join('. ')}.
          </Text>
        </Stack>
      </GuideSection>
      <GuideSection title="Easing" words="Starts at once and settles: what the player did is answered in the first frames.">
        <div className={styles.curveRow}>
          <svg className={styles.curve} viewBox="0 0 100 100" aria-hidden="true">
            <rect className={styles.frame} width="100" height="100" />
            <path d={path} />
          </svg>
          <Text as="span" size="small" tone="soft" isTabular>
            {easing}
          </Text>
        </div>
      </GuideSection>
      <Notice title="Nothing moves for a person who asks for less motion">
        A transition is written behind the theme's media query for motion, so that stillness is what holds without it. What motion would
        have said is said by words, or by a tint that stays.
      </Notice>
    </GuidePage>
  )
}

const meta = { title: 'Foundations/Motion', component: Motion, tags: ['!autodocs'] } satisfies Meta<typeof Motion>
export default meta
type Story = StoryObj<typeof meta>

export const MotionScale: Story = { name: 'Motion' }

/** Under reduced motion, as all pictures are taken, the dots are there at once. */
export const StandsStillWhenAsked: Story = {
  tags: ['!dev', '!visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    const track = canvasElement.querySelector('[data-moved] li > span:last-child')
    const dot = track?.firstElementChild
    if (!track || !dot) throw new Error('no dot on a track')
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStill) await expect(getComputedStyle(dot).transitionDuration).toBe('0s')
    await expect(canvas.getByRole('button', { name: 'Move back' })).toBeVisible()
  },
}
