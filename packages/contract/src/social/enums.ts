/** What a notification is about; decides its drawing and where it leads. */
export const notificationTopics = ['WIN', 'PAYMENT', 'WITHDRAWAL', 'REWARD', 'SUPPORT', 'IDENTITY', 'SECURITY', 'NEWS'] as const
export type NotificationTopic = (typeof notificationTopics)[number]
