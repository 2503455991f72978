import { Heart } from 'lucide-react'
import type { FavouriteMark } from '@lagoon/domain/lobby/lobby.state'
import { Button } from '../../../kit/Button/Button.tsx'

export interface FavouriteButtonProps {
  mark: FavouriteMark
  onChange: (isFavourite: boolean) => void
}

/** Marks a game, so that home shows it, or takes the mark away. */
export const FavouriteButton = ({ mark: { isOn, isBusy }, onChange }: FavouriteButtonProps) => (
  <Button weight="quiet" isPending={isBusy} onPress={() => onChange(!isOn)} place={{ marginBlockStart: 'close' }}>
    <Heart size={18} strokeWidth={1.75} fill={isOn ? 'currentColor' : 'none'} aria-hidden />
    {isOn ? 'Remove from favorites' : 'Add to favorites'}
  </Button>
)
