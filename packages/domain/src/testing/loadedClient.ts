import { loadCalls } from '../client/loadCalls.ts'
import { loadPlayerLine } from '../realtime/loadPlayerLine.ts'

await Promise.all([loadCalls(), loadPlayerLine()])
