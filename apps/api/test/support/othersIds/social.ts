import { everybodys, owned, type AttemptsOf } from './attempt.ts'

export const attempts: AttemptsOf = async ({ dataOf }) => {
  const { notifications } = await dataOf<{ notifications: { id: string }[] }>('Notifications')
  return {
    readNotifications: owned('ReadNotifications', notifications[0]?.id ?? '', '999999999'),
    readAnnouncement: everybodys('ReadAnnouncement'),
  }
}
