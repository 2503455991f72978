import { answers, outOfOrder, playerIsThere, refusesOnce } from './scenarios.ts'

const list = answers('Announcements', {
  announcements: [
    {
      id: 'planned-work',
      title: 'Planned work on Sunday',
      summary: 'The lobby closes for an hour.',
      paragraphs: ['No round is touched by it.'],
      at: '2026-03-01T09:00:00.000Z',
      isRead: false,
    },
  ],
})

export const announcementScenarios = {
  filled: [list, answers('ReadAnnouncement', { readAnnouncement: true }), ...playerIsThere],
  /** A new one for each story: what was refused once is answered from then on. */
  failsOnce: () => [refusesOnce('Announcements', outOfOrder), list, ...playerIsThere],
}
