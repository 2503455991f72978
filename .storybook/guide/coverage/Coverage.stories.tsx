import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Coverage } from './Coverage.tsx'
import { coverageOf, readIndex } from './readIndex.ts'

const meta = {
  title: 'Start here/Coverage',
  component: Coverage,
  args: coverageOf([]),
  tags: ['!autodocs', '!visual'],
} satisfies Meta<typeof Coverage>
export default meta
type Story = StoryObj<typeof meta>

/** From the index of this very Storybook, read as the page opens; a test run has none to ask. */
export const Everything: Story = {
  name: 'Coverage',
  tags: ['!test'],
  loaders: [async () => ({ coverage: coverageOf(await readIndex()) })],
  render: (_, { loaded: { coverage } }) => <Coverage {...coverage} />,
}

const importPath = './packages/ui/src/screens/kyc/KycOutcome/KycOutcome.stories.tsx'
const title = 'Screens/Kyc/Kyc Outcome'
const outcomes = ['Completed', 'Address Asked', 'Pending', 'Unsuccessful', 'Resubmit Needed']

/** One story of the KYC outcome was deleted: search finds it by its words, and the page says that it is not drawn. */
export const SearchFindsWhatIsMissing: Story = {
  tags: ['!dev'],
  args: coverageOf(
    outcomes.map((name) => ({
      type: 'story',
      id: `screens-kyc-kyc-outcome--${name.toLowerCase().replace(' ', '-')}`,
      title,
      name,
      importPath,
      exportName: name.replace(' ', ''),
    })),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'outcome')
    const screen = await canvas.findByRole('heading', { name: 'outcome' })
    const card = within(screen.parentElement ?? canvasElement)
    await expect(card.getByRole('link', { name: /resubmit needed/i })).toHaveAttribute(
      'href',
      './?path=/story/screens-kyc-kyc-outcome--resubmit-needed',
    )
    await expect(card.queryByRole('link', { name: /manual verification/i })).toBeNull()
    await expect(card.getByText('Not drawn')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Not drawn' }))
    await expect(canvas.queryByRole('link', { name: /resubmit needed/i })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Not drawn' }))

    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'kyc' }))
    await userEvent.click(canvas.getByRole('tab', { name: /By clause/ }))
    await expect(await canvas.findByText('§4.11')).toBeVisible()
  },
}
