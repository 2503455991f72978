import { createHash } from 'node:crypto'

const first = [
  'Amber',
  'Arctic',
  'Brave',
  'Calm',
  'Copper',
  'Early',
  'Frosty',
  'Gentle',
  'Hazel',
  'Lucky',
  'Misty',
  'North',
  'Quiet',
  'Red',
  'Silver',
  'Snowy',
]
const second = [
  'Auk',
  'Bear',
  'Elk',
  'Eider',
  'Fox',
  'Gull',
  'Hare',
  'Heron',
  'Lynx',
  'Marten',
  'Otter',
  'Owl',
  'Puffin',
  'Raven',
  'Seal',
  'Tern',
]

/** The name under which the others see a player: made from the provider's own id of the player, which cannot be read from it. */
export const nameOf = (secret: string, player: string): string => {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(`${secret}:${player}`).digest()
  return `${first[a % first.length]} ${second[b % second.length]} ${10 + (c % 90)}`
}
