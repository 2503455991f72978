import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { findGames } from '@lagoon/domain/lobby/games/findGames'
import { providers } from '@lagoon/contract/demo/catalog'
import { noFilters, type GameFilters } from '@lagoon/contract/lobby/gameFilters'
import { countByType } from '@lagoon/contract/lobby/lobby.rules'
import type { GamesView } from '@lagoon/domain/lobby/lobby.state'
import type { GameType } from '@lagoon/contract/lobby/enums'
import { sampleGames } from '@lagoon/domain/testing/lobbySample'
import { expect, fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { Games, type GamesProps } from './Games.tsx'

const counts = countByType(sampleGames)

/** The list as the lobby would give it, narrowed by some filters. */
const listed = (type?: GameType, narrowed: Partial<GameFilters> = {}): GamesView => {
  const filters = { ...noFilters, ...narrowed }
  const ofType = sampleGames.filter((game) => type === undefined || game.type === type)
  const games = findGames(ofType, filters)
  const about = type === undefined ? {} : { type }
  const listing = { audience: 'player', counts, filters, providers, total: ofType.length, ...about } as const
  return games.length > 0 ? { state: 'filled', games, ...listing } : { state: 'noneFound', instead: sampleGames.slice(0, 6), ...listing }
}

/** Narrows the list of the story as the player types and presses. */
const Narrowed = ({ view, onNarrow, ...props }: GamesProps) => {
  const [now, setNow] = useState(view)
  const type = 'type' in view ? view.type : undefined
  return (
    <Games
      {...props}
      view={now}
      onNarrow={(narrow) => {
        setNow(listed(type, narrow.filters))
        onNarrow(narrow)
      }}
    />
  )
}

const meta = {
  title: 'Screens/Lobby/Games',
  component: Games,
  args: { view: listed(), onNarrow: fn(), onRetry: fn() },
  // What tells the states apart stands above; the whole list is pictured once.
  parameters: { spec: '§2.16', picture: { maxHeight: 1600 } },
  render: (args) => <Narrowed {...args} />,
} satisfies Meta<typeof Games>
export default meta
type Story = StoryObj<typeof meta>

/** The player opened the list of all games; what is not open yet says so. */
export const Filled: Story = { tags: ['day', 'day-desktop'], parameters: { picture: { maxHeight: 12_000 } } }

/** The player chose slots. */
export const Slot: Story = { args: { view: listed('SLOT') } }

/** The player chose keno. */
export const Keno: Story = { args: { view: listed('KENO') } }

/** The player chose fish games. */
export const Fish: Story = { args: { view: listed('FISH') } }

/** The player chose poker. */
export const Poker: Story = { args: { view: listed('POKER') } }

/** The player chose crash games. */
export const Crash: Story = { args: { view: listed('CRASH') } }

/** The player chose blackjack. */
export const Blackjack: Story = { args: { view: listed('BLACKJACK') } }

/** The lobby is on its way; the places of the cards are kept. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The lobby has no game of this type yet; every other list is one press away. */
export const NoneThisType: Story = {
  args: { view: { state: 'noneOfThisType', type: 'CRASH', counts: { ...counts, CRASH: 0 } } },
}

/** The player followed an address to a type of game that there is not: every list is one press away. */
export const UnknownType: Story = { args: { view: { state: 'unknownType' } } }

/** The lobby did not come; the player can ask again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** The player typed a word; games that bear it come before those whose studio does. */
export const SearchResults: Story = { args: { view: listed(undefined, { search: 'coral' }) } }

/** No game holds what the player typed: they are told what else to try, and shown what is in the lobby. */
export const SearchWithoutResults: Story = { args: { view: listed(undefined, { search: 'kraken' }) } }

/** The player narrowed the list to the new games of two studios. */
export const FiltersOn: Story = {
  args: { view: listed(undefined, { isNewOnly: true, providerIds: ['coralforge', 'northlight'] }) },
}

/** Filters that leave nothing: no word was typed, so none is blamed. */
export const FiltersLeaveNothing: Story = { args: { view: listed('KENO', { isPlayableOnly: true, isNewOnly: true }) } }

/** A long word keeps its place, and is quoted whole. */
export const LongSearchWithoutResults: Story = {
  args: {
    view: listed(undefined, { search: 'the extraordinarily patient lighthouse keeper and the silver herring of the outer islands' }),
  },
}

/** By keyboard: a straight apostrophe finds the curly one; the filters follow, and one press clears all. */
export const NarrowedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('searchbox', { name: 'Search games' }).focus()
    await userEvent.keyboard("foundry hold'em")
    await expect(canvas.getByRole('link', { name: /Foundry Hold’em/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${sampleGames.length} games`)
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ filters: { ...noFilters, isPlayableOnly: true } })
    const open = sampleGames.filter(({ isPlayable }) => isPlayable).length
    await expect(canvas.getByRole('status')).toHaveTextContent(`${open} of ${sampleGames.length} games`)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(`${open} open, ${sampleGames.length - open} coming soon`)
  },
}
