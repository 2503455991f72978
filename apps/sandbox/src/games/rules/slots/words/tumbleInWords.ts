import type { TumbleRules } from '@lagoon/games/slots/tumble/rules'
import { alwaysSaid, list } from './sentences.ts'

/** The rules of a slot whose cells tumble, in sentences made from what it is played by. */
export const tumbleInWords = (rules: TumbleRules): string[] => {
  const { columns, rows, pools, sizes, multipliers } = rules
  const [smallest = 0] = sizes
  const width = columns / pools
  const place = pools === 1 ? 'anywhere on the board' : 'in the same part of the board'
  const group =
    rules.group === 'ANYWHERE'
      ? `${smallest} or more of a symbol ${place} pay.`
      : `${smallest} or more of a symbol that touch side by side or one above the other ${place} pay.`
  return [
    pools === 1
      ? `The board has ${columns} columns of ${rows} places.`
      : `The board has ${pools} parts, each ${width} places wide and ${rows} high. No group crosses from one part into the next.`,
    group,
    'Winning symbols disappear, the ones above them fall, and new ones come from the top. This repeats as long as there are wins.',
    `Wins in a row are multiplied by ${list(multipliers, 'and')}${pools === 1 ? '' : ', in each part on its own: a part without a win stays still for the rest of the round'}. After win number ${multipliers.length} the round ends.`,
    ...alwaysSaid,
  ]
}
