import { packageArts as artsOfContract } from '@lagoon/contract/wallet/enums'
import { packageArtAddress } from '@lagoon/contract/wallet/packageArtAddress'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PackageArt, packageArts } from './PackageArt.tsx'

const meta = { title: 'Patterns/PackageArt', component: PackageArt, args: { art: 'CHEST' } } satisfies Meta<typeof PackageArt>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { width: 'small' } }

/** All seven, the smallest first, and the two small widths. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))', alignItems: 'start' }}>
      {packageArts.map((art) => (
        <PackageArt key={art} art={art} isFirst />
      ))}
      <PackageArt art="CHEST" width="small" isFirst />
      <PackageArt art="CHEST" width="thumb" isFirst />
    </div>
  ),
}

/** The pictures are those that the contract names, and stand where it says. */
export const WordsOfTheContract: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await expect(packageArts).toEqual(artsOfContract)
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', packageArtAddress(args.art))
  },
}
