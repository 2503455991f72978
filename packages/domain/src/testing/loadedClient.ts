import { loadCalls } from '../client/loadCalls.ts'

await loadCalls()
