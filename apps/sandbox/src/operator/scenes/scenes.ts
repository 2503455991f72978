import { cashierScenes } from './cashier.ts'
import { errors, silentErrors } from './errors.ts'
import { popups } from './popups.ts'
import { rules } from './rules.ts'
import type { Scene } from './scene.ts'
import { transitions } from './transitions.ts'
import { withdrawals } from './withdrawals.ts'

/** Every transition of §4, what of §5 the operator sets, and every line of §8, in the order of the specification. */
export const scenes: readonly Scene[] = [...transitions, ...rules, ...errors, ...popups, ...withdrawals, ...cashierScenes, ...silentErrors]
