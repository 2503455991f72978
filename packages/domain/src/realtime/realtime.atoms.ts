import { atom } from '../store.ts'
import type { RealtimeStatus } from './realtime.ts'

export const connectionAtom = atom<RealtimeStatus>('off')
