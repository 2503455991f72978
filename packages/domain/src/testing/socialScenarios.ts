import { answers, playerIsThere } from './scenarios.ts'

export const announcementScenarios = {
  filled: [
    answers('Announcements', {
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
    }),
    answers('ReadAnnouncement', { readAnnouncement: true }),
    ...playerIsThere,
  ],
}
