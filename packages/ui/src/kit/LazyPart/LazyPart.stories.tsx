import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { lazyPart } from './lazyPart.tsx'

const Note = ({ label }: { label: string }) => (
  <label>
    {label}
    <input />
  </label>
)

/** Made with the page, so that its code comes after the page is drawn. */
const Page = () => {
  const [Part] = useState(() => lazyPart(() => Promise.resolve(Note)))
  const [draws, setDraws] = useState(1)
  return (
    <Stack>
      <Part label={`Draw ${draws}`} />
      <Button onPress={() => setDraws(draws + 1)}>Draw again</Button>
    </Stack>
  )
}

/** A part of a page whose code comes when it is drawn for the first time. */
const meta = { title: 'Kit/LazyPart', component: Page, tags: ['!visual'] } satisfies Meta<typeof Page>
export default meta

/** What was typed into a part stays when the page around it is drawn again. */
export const KeepsItsState: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Draw 1' }), 'typed')
    await userEvent.click(canvas.getByRole('button', { name: 'Draw again' }))
    await expect(await canvas.findByRole('textbox', { name: 'Draw 2' })).toHaveValue('typed')
  },
}
