import { loadCalls } from '../client/loadCalls.ts'
import { loadLiveMessages } from '../realtime/loadLiveMessages.ts'

await Promise.all([loadCalls(), loadLiveMessages()])
