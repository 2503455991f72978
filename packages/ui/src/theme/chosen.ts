import { media } from './media.ts'

/**
 * What is chosen, current or the main step where the system replaces all colors: the pair that it keeps for a selection. For parts
 * whose words take their color from the part; a tint alone would be lost.
 */
export const chosen = {
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight',
    borderColor: 'Highlight',
    color: 'HighlightText',
    boxShadow: 'none',
  },
} as const
