import { errors, silentErrors } from './errors.ts'
import { popups } from './popups.ts'
import type { Scene } from './scene.ts'
import { transitions } from './transitions.ts'

/** Every transition of §4 and every line of §8, in the order of the specification. */
export const scenes: readonly Scene[] = [...transitions, ...errors, ...popups, ...silentErrors]
