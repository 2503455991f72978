import { atom } from '../store.ts'
import type { Permission } from './push.ts'

/** What the browser said about notifications when it was last asked. */
export const permissionAtom = atom<Permission>('absent')
