import { owned, type AttemptsOf } from './attempt.ts'

export const attempts: AttemptsOf = async ({ dataOf }) => {
  const input = { type: 'GAME', title: 'A round without an end', comments: 'The reels stopped.' }
  const { openTicket } = await dataOf<{ openTicket: { id: string } }>('OpenTicket', { input })
  return {
    replyToTicket: { ...owned('ReplyToTicket', openTicket.id, 'T-0000-0000'), variables: (id) => ({ id, comments: 'Mine now?' }) },
  }
}
