import { Heart } from 'lucide-react'
import type { FavoriteMark } from '@lagoon/domain/lobby/lobby.state'
import { Button } from '../../../kit/Button/Button.tsx'

export interface FavoriteButtonProps {
  mark: FavoriteMark
  onChange: (isFavorite: boolean) => void
}

/** Marks a game, so that home shows it, or takes the mark away. */
export const FavoriteButton = ({ mark: { isOn, isBusy }, onChange }: FavoriteButtonProps) => (
  <Button weight="quiet" isPending={isBusy} onPress={() => onChange(!isOn)} place={{ marginBlockStart: 'close' }}>
    <Heart size={18} strokeWidth={1.75} fill={isOn ? 'currentColor' : 'none'} aria-hidden />
    {isOn ? 'Remove from favorites' : 'Add to favorites'}
  </Button>
)
